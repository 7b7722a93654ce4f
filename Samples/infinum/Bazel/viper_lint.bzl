"""Lints Swift code with viper-lint: one action per shard reads it, one action lints what they have read.

An action sees the tool and its own shard's files, and writes the same bytes wherever it runs: an edit repeats the actions of
one shard and the report, and all others come from a cache, which may be shared.
"""

ViperFactsInfo = provider(
    doc = "The facts of one or more shards.",
    fields = {
        "index": "File: what 'viper-lint index' has written",
        "sources": "depset of File: the code that it was written from",
    },
)

# What a run over a folder leaves out by itself: here files are named one by one, and what is named is read.
_LEFT_OUT_FOLDERS = [
    ".*",
    "Pods",
    "Carthage",
    "DerivedData",
    "SourcePackages",
    "node_modules",
    "xcuserdata",
    "*.xctemplate",
    "*.xcodeproj",
    "*.xcworkspace",
    "*.xcassets",
    "*.playground",
    "*.docc",
    "*Tests",
    "*Specs",
    "*Mocks",
]

_LEFT_OUT_FILES = [
    ".*",
    "*.generated.swift",
    "Package.swift",
    "Package@swift-*",
    "Project.swift",
    "Workspace.swift",
]

def viper_sources(folders, exclude = []):
    """The Swift files below some folders of a package that viper-lint looks at.

    Args:
      folders: paths relative to the package.
      exclude: folders among them that belong to other shards.

    Returns:
      labels for 'srcs' of 'viper_facts'.
    """
    left_out = ["**/%s/**" % name for name in _LEFT_OUT_FOLDERS] + ["**/%s" % name for name in _LEFT_OUT_FILES]
    return native.glob(
        ["%s/**/*.swift" % folder for folder in folders],
        exclude = left_out + ["%s/**" % folder for folder in exclude],
    )

def _tool_attribute():
    return attr.label(
        doc = "The viper-lint to run, built for where actions run.",
        default = "@viper_lint//:viper-lint",
        executable = True,
        allow_single_file = True,
        cfg = "exec",
    )

def _viper_facts(ctx):
    index = ctx.actions.declare_file(ctx.label.name + ".index")
    arguments = ctx.actions.args()
    arguments.add(ctx.executable.tool)
    arguments.add("index")
    arguments.add("--no-cache")
    arguments.add("--out", index)
    for root in ctx.attr.roots:
        arguments.add("--root", root)
    arguments.add("--")
    arguments.add_all(ctx.files.srcs)
    ctx.actions.run_shell(
        # 3: a file could not be analysed. The index says so, and so does the report.
        command = '"$@" || [ $? -eq 3 ]',
        arguments = [arguments],
        inputs = ctx.files.srcs + ctx.files.projects,
        tools = [ctx.executable.tool],
        outputs = [index],
        mnemonic = "ViperFacts",
        progress_message = "Reading the Swift code of %s" % ctx.label,
    )
    return [
        DefaultInfo(files = depset([index])),
        ViperFactsInfo(index = index, sources = depset(ctx.files.srcs)),
    ]

viper_facts = rule(
    doc = "Reads a shard: some Swift files, in one action.",
    implementation = _viper_facts,
    attrs = {
        "srcs": attr.label_list(doc = "The files of the shard.", mandatory = True, allow_empty = False, allow_files = [".swift"]),
        "roots": attr.string_list(
            doc = "The folders above the files that hold a package or an Xcode project, from the workspace's root. Naming " +
                  "them here rather than in 'projects' keeps the shard's actions from running again when the project changes.",
        ),
        "projects": attr.label_list(
            doc = "Files that mark roots, where 'roots' does not name these: 'Package.swift', 'App.xcodeproj/project.pbxproj'.",
            allow_files = True,
        ),
        "tool": _tool_attribute(),
    },
)

def _report(ctx):
    """Declares the action that lints; the report, and the file that holds the exit status."""
    report = ctx.actions.declare_file("%s.%s" % (ctx.label.name, "json" if ctx.attr.reporter == "json" else "txt"))
    status = ctx.actions.declare_file(ctx.label.name + ".status")
    facts = [target[ViperFactsInfo] for target in ctx.attr.facts]
    arguments = ctx.actions.args()
    arguments.add_all([report, status, ctx.executable.tool])
    arguments.add_all(["lint", "--no-cache", "--reporter", ctx.attr.reporter])
    if ctx.attr.reporter == "text":
        # The summary tells how long the run took, which would not be the same bytes twice.
        arguments.add("--quiet")
    for file in ctx.files.configuration:
        # An action's inputs are links, and one that leaves the sandbox is only read where it is named.
        if file.basename == ".viper-lint.yml":
            arguments.add("--config", file)
            break
    arguments.add_all(ctx.attr.flags)
    arguments.add_all([fact.index for fact in facts], before_each = "--index")

    # The text report shows the source lines of findings.
    sources = [] if ctx.attr.reporter == "json" else [fact.sources for fact in facts]
    ctx.actions.run_shell(
        # 1: findings. 3: not everything could be analysed. Both are reports, and a test's business.
        command = 'report=$1 status=$2; shift 2; "$@" >"$report"; code=$?; echo $code >"$status"; ' +
                  "[ $code -le 1 ] || [ $code -eq 3 ]",
        arguments = [arguments],
        inputs = depset([fact.index for fact in facts] + ctx.files.configuration, transitive = sources),
        tools = [ctx.executable.tool],
        outputs = [report, status],
        mnemonic = "ViperLint",
        progress_message = "Linting %s" % ctx.label,
    )
    return report, status

def _viper_lint_report(ctx):
    report, _ = _report(ctx)
    return [DefaultInfo(files = depset([report]))]

def _viper_lint_test(ctx):
    report, status = _report(ctx)
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/sh\ncat '%s'\nexit \"$(cat '%s')\"\n" % (report.short_path, status.short_path),
        is_executable = True,
    )
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles([report, status]))]

_REPORT_ATTRIBUTES = {
    "facts": attr.label_list(doc = "The shards.", mandatory = True, allow_empty = False, providers = [ViperFactsInfo]),
    "reporter": attr.string(doc = "The form of the report; not 'xcode', whose paths would lead into a sandbox.", default = "text"),
    "configuration": attr.label_list(
        doc = "'.viper-lint.yml' and the dialects that it names; it is found from the first shard's first file upwards.",
        allow_files = True,
    ),
    "flags": attr.string_list(doc = "Further options of 'viper-lint lint', like '--strict'."),
    "tool": _tool_attribute(),
}

viper_lint_report = rule(
    doc = "Writes the report on all shards together, whatever it says.",
    implementation = _viper_lint_report,
    attrs = _REPORT_ATTRIBUTES,
)

viper_lint_test = rule(
    doc = "Fails where viper-lint on all shards together would, and shows its report.",
    implementation = _viper_lint_test,
    attrs = _REPORT_ATTRIBUTES,
    test = True,
)

def _viper_lint_tool(context):
    path = context.attr.path or context.os.environ.get("VIPER_LINT") or context.which("viper-lint")
    if not path:
        fail("there is no viper-lint on the PATH; install it, or name it in the environment variable VIPER_LINT")
    context.symlink(path, "viper-lint")
    context.file("BUILD.bazel", 'exports_files(["viper-lint"], visibility = ["//visibility:public"])\n')

viper_lint_tool = repository_rule(
    doc = "A viper-lint that is installed on this machine.",
    implementation = _viper_lint_tool,
    attrs = {"path": attr.string(doc = "Its absolute path; by default what VIPER_LINT names, else the one on the PATH.")},
    environ = ["PATH", "VIPER_LINT"],
    local = True,
)
