import { type Check, textOf } from "./files";

export const readmeChecks: Check[] = [
  {
    name: "The README's command table matches package.json",
    run(files) {
      const scripts = Object.keys(
        JSON.parse(textOf(files, "package.json")).scripts as Record<string, string>,
      );
      const readme = textOf(files, "README.md");
      const named = [...readme.matchAll(/^\| `npm (?:run )?([\w:-]+)[^`]*` +\|/gm)].map(
        (match) => match[1] ?? "",
      );
      return [
        ...scripts
          .filter((name) => !named.includes(name))
          .map((name) => `README.md does not explain npm run ${name}`),
        ...named
          .filter((name) => !scripts.includes(name))
          .map((name) => `README.md explains npm run ${name}, which is not there`),
      ];
    },
  },
  {
    name: "Every file and folder linked from documents exists",
    run(files) {
      const paths = files.map(({ path }) => path);
      const exists = (target: string) =>
        paths.some((path) => path === target || path.startsWith(`${target}/`));
      return files
        .filter(({ path }) => path === "README.md" || path.startsWith("docs/"))
        .flatMap(({ path, text }) =>
          [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)]
            .map((match) => new URL(match[1] ?? "", `file:///${path}`).pathname.slice(1).replace(/\/$/, ""))
            .filter((target) => !exists(target))
            .map((target) => `${path}: no ${target}`),
        );
    },
  },
  {
    name: "Both CI configurations run the command in the README",
    run: (files) =>
      [".ci/run", ".github/workflows/ci.yml"]
        .filter((path) => !/\bnpm test\b/.test(textOf(files, path)))
        .map((path) => `${path} does not call npm test`),
  },
];
