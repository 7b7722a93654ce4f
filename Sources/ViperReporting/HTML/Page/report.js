"use strict";
// The state of the list is stored after '#', so that a view can be shared: '#?q=login&severity=error', or '#f-…' for one finding.
(() => {
  const form = document.querySelector("form");
  const status = document.querySelector(".status");
  const theme = document.querySelector("header button");
  const list = document.querySelector(".findings");
  const rows = [...list.children].map(row => ({ row, data: row.dataset, text: row.textContent.toLowerCase() }));
  const choices = ["rule", "module"], groups = ["severity", "disposition"];
  const boxes = name => [...form.querySelectorAll(`input[name=${name}]`)];
  let shown = [], current = -1;

  function read() {
    const state = new URLSearchParams();
    const query = form.elements.q.value.trim();
    if (query) state.set("q", query);
    for (const name of choices) if (form.elements[name].value) state.set(name, form.elements[name].value);
    for (const name of groups) {
      const all = boxes(name), on = all.filter(box => box.checked);
      if (all.some(box => box.checked !== box.defaultChecked)) state.set(name, on.map(box => box.value).join(" "));
    }
    return state;
  }

  function write(state) {
    form.elements.q.value = state.get("q") || "";
    for (const name of choices) {
      const select = form.elements[name], wanted = state.get(name) || "";
      select.value = [...select.options].some(option => option.value === wanted) ? wanted : "";
    }
    for (const name of groups) {
      const on = state.has(name) && state.get(name).split(" ");
      for (const box of boxes(name)) box.checked = on ? on.includes(box.value) : box.defaultChecked;
    }
  }

  function filter() {
    const words = form.elements.q.value.toLowerCase().split(/\s+/).filter(Boolean);
    const rule = form.elements.rule.value, module = form.elements.module.value;
    const allowed = Object.fromEntries(groups.map(name => [name, new Set(boxes(name).filter(box => box.checked).map(box => box.value))]));
    shown = [];
    for (const { row, data, text } of rows) {
      const fits = (!rule || data.rules.split("\n").includes(rule)) && (!module || data.module === module) && allowed.severity.has(data.severity)
        && allowed.disposition.has(data.disposition) && words.every(word => text.includes(word));
      row.hidden = !fits;
      if (fits) shown.push(row);
    }
    current = -1;
    const errors = shown.filter(row => row.dataset.severity === "error").length;
    status.textContent = `${shown.length} of ${rows.length} findings shown, ${errors} error${errors === 1 ? "" : "s"}`;
  }

  function open() {
    const place = location.hash.slice(1);
    if (place.startsWith("?")) { write(new URLSearchParams(place.slice(1))); filter(); return; }
    const row = place.startsWith("f-") && document.getElementById(place);
    if (!row) { filter(); return; }
    filter();
    if (row.hidden) { write(new URLSearchParams({ disposition: "new suppressed baselined" })); filter(); }
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
    shown[next].focus();
    shown[next].scrollIntoView({ block: "nearest" });
  }

  let waiting;
  form.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(change, rows.length > 500 ? 120 : 0); });
  form.addEventListener("submit", event => event.preventDefault());
  form.elements.clear.addEventListener("click", () => { write(new URLSearchParams()); change(); });
  addEventListener("hashchange", open);
  addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== "checkbox";
    if (event.key === "Escape" && event.target === form.elements.q) { form.elements.q.value = ""; change(); event.target.blur(); }
    if (typing) return;
    if (event.key === "/") { event.preventDefault(); form.elements.q.focus(); }
    if (event.key === "j") move(1);
    if (event.key === "k") move(-1);
  });

  const dark = matchMedia("(prefers-color-scheme: dark)");
  theme.addEventListener("click", () => {
    const now = document.documentElement.dataset.theme || (dark.matches ? "dark" : "light");
    const next = now === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    try { localStorage.setItem("viper-lint-theme", next); } catch { /* a page opened from disk may have no storage */ }
  });
  try { const theme = localStorage.getItem("viper-lint-theme"); if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme; } catch { /* the same */ }

  form.hidden = status.hidden = theme.hidden = false;
  open();
})();
