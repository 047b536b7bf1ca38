import { type Check, isCode, type SourceFile } from "./files";

/** A path in prose: a folder at the root and at least one segment, which may be a (group) or an [id]. */
const PATH =
  /(?<![\w@./~:$<{*\]-])((?:app|components|docs|lib|prisma|public|server|tests|tools)(?:\/(?:[\w.@-]+|\([\w-]+\)|\[[\w.]+\]))+)(?![\w{*<$/-]*[{*<$])(?!-)/g;
/** What an installation creates and git ignores. */
const MADE = /^prisma\/generated(\/|$)/;

/** The text to search: comments of code, and documents as a whole. */
function prose({ path, text }: SourceFile): { line: number; text: string }[] {
  const lines = text.split("\n").map((line, at) => ({ line: at + 1, text: line }));
  if (/^(README\.md|docs\/)/.test(path)) return lines;
  return lines.flatMap(({ line, text: all }) => {
    const comment = /^\s*(?:\/\/|\/?\*+)\s?(.*)$|\s\/\/ (.*)$/.exec(all);
    return comment ? [{ line, text: comment[1] ?? comment[2] ?? "" }] : [];
  });
}

export const pathChecks: Check[] = [
  {
    name: "Every path in a document or a comment exists",
    run(files) {
      const paths = new Set(files.map(({ path }) => path));
      for (const { path } of files)
        for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1))
          paths.add(path.slice(0, at));
      const exists = (named: string) => {
        const target = named.replace(/[.,:]+$/, "").replace(/\/$/, "");
        const endings = ["", ".ts", ".tsx", ".mjs"];
        if (/^docs\/adr\/\d{4}$/.test(target))
          return [...paths].some((path) => path.startsWith(`${target}-`));
        return MADE.test(target) || endings.some((ending) => paths.has(target + ending));
      };
      const isRead = (file: SourceFile) => isCode(file) || /^(README\.md|docs\/.*\.md)$/.test(file.path);
      return files.filter(isRead).flatMap((file) =>
        prose(file).flatMap(({ line, text }) =>
          [...text.matchAll(PATH)]
            .map(([, named = ""]) => named)
            .filter((named) => !exists(named))
            .map((named) => `${file.path}:${line}: no ${named}`),
        ),
      );
    },
  },
];
