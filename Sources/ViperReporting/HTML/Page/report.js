"use strict";
// The state of the list is stored after '#', so that a view can be shared: '#?q=login&severity=error', or '#f-…' for one finding.
(() => {
  const form = document.querySelector("form");
  const status = document.querySelector(".status");
  const theme = document.querySelector("header button");
  const title = document.getElementById("findings");
  const describe = row => ({ row, data: row.dataset, text: row.textContent.toLowerCase() });
  const rows = [...document.querySelectorAll(".findings > li")].map(describe);
  const lines = [...document.querySelectorAll(".folded > li")].map(describe);
  const groups = [...document.querySelectorAll(".group")].map(group => ({ group, own: group.getElementsByClassName("finding"), number: group.querySelector(".n") }));
  const folds = [...document.querySelectorAll("details.group")];
  const boxes = [...document.querySelectorAll("[data-box]")], edges = [...document.querySelectorAll("[data-ends]")];
  const choices = ["rule", "module", "owner"].filter(name => form.elements[name]), sets = ["severity", "disposition"];
  const checks = name => [...form.querySelectorAll(`input[name=${name}]`)];
  let shown = [], current = -1;

  // The groups of the map are choices of the module filter.
  const groupOf = box => new URLSearchParams(box.getAttribute("href").slice(2)).get("group");
  const grouped = boxes.filter(box => box.dataset.modules);
  if (grouped.length) {
    const list = document.createElement("optgroup");
    list.label = "Groups of the map";
    for (const box of grouped) {
      const option = new Option(box.dataset.name, " " + groupOf(box));
      option.dataset.group = groupOf(box);
      option.dataset.modules = box.dataset.modules;
      list.append(option);
    }
    form.elements.module.append(list);
  }

  function read() {
    const state = new URLSearchParams();
    const query = form.elements.q.value.trim();
    if (query) state.set("q", query);
    for (const name of choices) {
      const select = form.elements[name], option = select.selectedOptions[0];
      if (option && option.dataset.group) state.set("group", option.dataset.group);
      else if (select.value) state.set(name, select.value);
    }
    for (const name of sets) {
      const all = checks(name), on = all.filter(box => box.checked);
      if (all.some(box => box.checked !== box.defaultChecked)) state.set(name, on.map(box => box.value).join(" "));
    }
    return state;
  }

  function write(state) {
    form.elements.q.value = state.get("q") || "";
    for (const name of choices) {
      const options = [...form.elements[name].options], group = name === "module" && state.get("group");
      const wanted = options.findIndex(option => group ? option.dataset.group === group : !option.dataset.group && option.value === state.get(name));
      form.elements[name].selectedIndex = Math.max(wanted, 0);
    }
    for (const name of sets) {
      const on = state.has(name) && state.get(name).split(" ");
      for (const box of checks(name)) box.checked = on ? on.includes(box.value) : box.defaultChecked;
    }
  }

  const counted = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

  function filter() {
    const words = form.elements.q.value.toLowerCase().split(/\s+/).filter(Boolean);
    const option = form.elements.module.selectedOptions[0];
    const modules = option && option.value ? new Set(option.dataset.group ? option.dataset.modules.split("\n") : [option.value]) : null;
    const rule = form.elements.rule.value, owner = form.elements.owner ? form.elements.owner.value : "";
    const allowed = Object.fromEntries(sets.map(name => [name, new Set(checks(name).filter(box => box.checked).map(box => box.value))]));
    const fits = ({ data, text }) => (!rule || data.rules.split("\n").includes(rule)) && (!modules || modules.has(data.module)) && (!owner || data.owner === owner)
      && allowed.severity.has(data.severity) && allowed.disposition.has(data.disposition) && words.every(word => text.includes(word));
    shown = [];
    for (const entry of rows) {
      entry.row.hidden = !fits(entry);
      if (!entry.row.hidden) shown.push(entry.row);
    }
    for (const entry of lines) entry.row.hidden = !fits(entry);
    for (const block of document.querySelectorAll(".lines")) block.hidden = lines.every(entry => entry.row.hidden);
    const isNarrowed = read().toString() !== "";
    for (const { group, own, number } of groups) {
      let count = 0;
      for (const row of own) if (!row.hidden) count += 1;
      group.hidden = count === 0;
      number.textContent = count;
    }
    for (const fold of folds) fold.open = isNarrowed && !fold.hidden;
    current = -1;
    // A line stands for several findings.
    const sum = entries => entries.reduce((all, { data }) => all + Number(data.count ?? 1), 0);
    const all = [...rows, ...lines], visible = all.filter(({ row }) => !row.hidden);
    const count = severity => counted(sum(visible.filter(({ data }) => data.severity === severity)), severity);
    status.textContent = `${sum(visible)} of ${counted(sum(all), "finding")} shown: ${count("error")}, ${count("warning")}, ${count("info")}`;
  }

  function reveal(row) {
    const fold = row.closest("details");
    if (fold) fold.open = true;
  }

  function open() {
    const place = location.hash.slice(1);
    if (!place || place.startsWith("?")) { write(new URLSearchParams(place.slice(1))); filter(); return; }
    const row = place.startsWith("f-") && document.getElementById(place);
    if (!shown.length) filter();
    if (!row) return;
    if (row.hidden) { write(new URLSearchParams({ disposition: "new suppressed baselined" })); filter(); }
    reveal(row);
    current = shown.indexOf(row);
    row.scrollIntoView();
    row.focus({ preventScroll: true });
  }

  function change() {
    filter();
    const state = read().toString();
    history.replaceState(null, "", state ? "#?" + state : "#");
  }

  function move(step) {
    const at = shown.indexOf(document.activeElement);
    const next = Math.min(Math.max((at < 0 ? current : at) + step, 0), shown.length - 1);
    if (!shown[next]) return;
    current = next;
    reveal(shown[next]);
    shown[next].focus();
    shown[next].scrollIntoView({ block: "nearest" });
  }

  let waiting;
  form.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(change, rows.length > 500 ? 120 : 0); });
  form.addEventListener("submit", event => event.preventDefault());
  form.elements.clear.addEventListener("click", () => { write(new URLSearchParams()); change(); });
  addEventListener("hashchange", open);
  // A link with a filter leads to the list, and can be followed again after the filter was changed.
  document.addEventListener("click", event => {
    const link = event.target.closest("a[href^='#?']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, "", link.getAttribute("href"));
    open();
    title.scrollIntoView();
    title.focus({ preventScroll: true });
  });
  addEventListener("popstate", open);
  addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== "checkbox";
    if (event.key === "Escape" && event.target === form.elements.q) { form.elements.q.value = ""; change(); event.target.blur(); }
    if (typing) return;
    if (event.key === "/") { event.preventDefault(); form.elements.q.focus(); }
    if (event.key === "j") move(1);
    if (event.key === "k") move(-1);
  });

  // The lines of the box under the pointer or with the focus come forward.
  function light(box) {
    for (const edge of edges) edge.classList.toggle("lit", box !== null && edge.dataset.ends.split(" ").includes(box.dataset.box));
  }
  for (const name of ["pointerover", "focusin"]) document.addEventListener(name, event => { if (edges.length && event.target.closest) light(event.target.closest("[data-box]")); });

  // A line of code that is cut off can be scrolled with the keyboard, too.
  const sizes = new ResizeObserver(entries => {
    for (const { target } of entries) if (target.scrollWidth > target.clientWidth) target.tabIndex = 0; else target.removeAttribute("tabindex");
  });
  for (const code of document.querySelectorAll("pre")) sizes.observe(code);

  let printed = [];
  addEventListener("beforeprint", () => { printed = folds.filter(fold => !fold.open); for (const fold of printed) fold.open = true; });
  addEventListener("afterprint", () => { for (const fold of printed) fold.open = false; });

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => (document.documentElement.dataset.theme || (dark.matches ? "dark" : "light")) === "dark";
  const tell = () => theme.setAttribute("aria-pressed", isDark());
  theme.addEventListener("click", () => {
    const next = isDark() ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    tell();
    try { localStorage.setItem("viper-lint-theme", next); } catch { /* a page opened from disk may have no storage */ }
  });
  try { const theme = localStorage.getItem("viper-lint-theme"); if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme; } catch { /* the same */ }
  dark.addEventListener("change", tell);
  tell();

  form.hidden = status.hidden = theme.hidden = false;
  filter();
  open();
})();
