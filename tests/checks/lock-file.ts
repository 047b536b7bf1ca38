import { type Check, type SourceFile, textOf } from "./files";
import advisories from "./version-floors.json" with { type: "json" };

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
};

/** Packages that may have install scripts; `.npmrc` disables them all, and these work without. */
const MAY_HAVE_SCRIPTS = new Set(["@prisma/engines", "esbuild", "prisma", "fsevents"]);
/** A version, or a package under another name. */
const EXACT = /^(npm:\S+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;
const REGISTRY = "https://registry.npmjs.org/";

function packages(files: SourceFile[]): [name: string, place: string, entry: Package][] {
  const text = textOf(files, "package-lock.json") || "{}";
  const lock = JSON.parse(text) as { packages?: Record<string, Package> };
  return Object.entries(lock.packages ?? {})
    .filter(([place]) => place !== "")
    .map(([place, entry]) => [place.split("node_modules/").at(-1) ?? "", place, entry]);
}

/** True when a version is below a floor; both are three numbers, and a suffix is ignored. */
function isBelow(version: string, floor: string): boolean {
  const [have, need] = [version, floor].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const at = [0, 1, 2].find((place) => have?.[place] !== need?.[place]);
  return at !== undefined && Number(have?.[at]) < Number(need?.[at]);
}

const isForOtherMachines = ({ optional, os, cpu }: Package) => Boolean(optional && (os ?? cpu));

export const lockFileChecks: Check[] = [
  {
    name: "Every package in the lock file is from the registry and has an integrity hash",
    run: (files) =>
      packages(files).flatMap(([, place, entry]) => {
        const isForeign = entry.link || (entry.resolved && !entry.resolved.startsWith(REGISTRY));
        if (isForeign) return [`${place}: comes from ${entry.resolved ?? "a link"}`];
        return entry.integrity || isForOtherMachines(entry) ? [] : [`${place}: has no integrity`];
      }),
  },
  {
    name: "Only known packages have install scripts, and install scripts are disabled",
    run: (files) => [
      ...packages(files)
        .filter(([name, , { hasInstallScript }]) => hasInstallScript && !MAY_HAVE_SCRIPTS.has(name))
        .map(([, place]) => place),
      ...(/^ignore-scripts=true$/m.test(textOf(files, ".npmrc"))
        ? []
        : [".npmrc does not say ignore-scripts=true"]),
    ],
  },
  {
    name: "package.json has exact versions only",
    run(files) {
      const text = textOf(files, "package.json") || "{}";
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text);
      const all: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies };
      return Object.entries(all)
        .filter(([, version]) => !EXACT.test(version))
        .map(([name, version]) => `${name}: ${version}`);
    },
  },
  {
    name: "No package is older than the fix of a known vulnerability",
    run: (files) =>
      packages(files).flatMap(([name, place, { version = "" }]) => {
        const floor = Object.entries(advisories.floors).find(([floored]) => floored === name)?.[1];
        return floor && isBelow(version, floor.version)
          ? [`${place} ${version}: ${floor.version} is needed (${floor.because})`]
          : [];
      }),
  },
];

const MAX_AGE_DAYS = 60;

/**
 * Returns a reminder when the list of advisories is old; not a failure, because a check must not turn red by the
 * calendar alone.
 */
export function advisoriesAreOld(now: Date): string | null {
  const days = Math.floor((now.getTime() - Date.parse(advisories.reviewed)) / 86_400_000);
  if (days <= MAX_AGE_DAYS) return null;
  return `tests/checks/version-floors.json was last compared with the published advisories ${days} days ago.`;
}
