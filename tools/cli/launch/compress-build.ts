import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compressedFolder } from "@/server/build-files";
import { encode } from "@/server/page-cache/encodings";

const BEST_BROTLI = 11;

/** Compresses the scripts and style sheets of a build as well as can be, once, instead of at each request. */
export async function compressBuild(distDir: string): Promise<void> {
  const from = join(distDir, "static");
  const to = compressedFolder(distDir);
  rmSync(to, { recursive: true, force: true });
  const paths = readdirSync(from, { encoding: "utf8", recursive: true }).filter((path) =>
    /\.(?:js|css)$/.test(path),
  );
  await Promise.all(
    paths.map(async (path) => {
      const { br, gzip } = await encode(readFileSync(join(from, path)), BEST_BROTLI);
      mkdirSync(dirname(join(to, path)), { recursive: true });
      writeFileSync(join(to, `${path}.br`), br);
      writeFileSync(join(to, `${path}.gz`), gzip);
    }),
  );
}
