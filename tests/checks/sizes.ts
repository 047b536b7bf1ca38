import { median, percentile } from "@/tests/support/statistics";
import { type Check, isCode, lineCount, type SourceFile } from "./files";

const MAX_LINES = 300;
const MAX_MEDIAN = 65;
const MAX_P95 = 220;
const MAX_CLIENT_SHARE = 0.4;

/** Exempt: shadcn's generated components, and files of data. */
const EXEMPT = /^(components\/ui\/|.*\/data\/|tools\/practice\/pos\/catalog\/)/;

const counted = (files: SourceFile[]) => files.filter((file) => isCode(file) && !EXEMPT.test(file.path));

export const sizeChecks: Check[] = [
  {
    name: `No file is longer than ${MAX_LINES} lines`,
    run: (files) =>
      counted(files)
        .filter((file) => lineCount(file) > MAX_LINES)
        .map((file) => `${file.path}: ${lineCount(file)} lines`),
  },
  {
    name: `The median file has at most ${MAX_MEDIAN} lines, the 95th percentile at most ${MAX_P95}`,
    run(files) {
      const sizes = counted(files).map(lineCount);
      const [middle, high] = [median(sizes), percentile(sizes, 0.95)];
      const wrong: string[] = [];
      if (middle > MAX_MEDIAN) wrong.push(`the median is ${middle}`);
      if (high > MAX_P95) wrong.push(`the 95th percentile is ${high}`);
      return wrong;
    },
  },
  {
    name: `At most ${MAX_CLIENT_SHARE * 100} % of the components are client components`,
    run(files) {
      const components = files.filter(
        ({ path }) => path.endsWith(".tsx") && !EXEMPT.test(path) && !/\.test\./.test(path),
      );
      const share = components.filter(isClient).length / components.length;
      return share > MAX_CLIENT_SHARE ? [`${(share * 100).toFixed(1)} % of ${components.length}`] : [];
    },
  },
];

/** Comments may stand before the directive. */
export function isClient({ text }: SourceFile): boolean {
  return /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*["']use client["']/.test(text);
}
