import { parseFlags } from "./options";
import { startPracticePos } from "./start";

async function main(): Promise<void> {
  const notes: string[] = [];
  const options = parseFlags(process.argv.slice(2));
  const pos = await startPracticePos({ ...options, onCatalogNote: (note) => notes.push(note) });
  for (const note of notes) console.error(`catalog ${note}`);
  console.log(`Practice POS ready at ${pos.url} (merchant ${pos.merchantId})`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      void pos.close().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
