import { route } from "@/lib/http/route";
import { streamCsv } from "@/lib/http/stream-csv";
import { SYNC_CSV_HEADER, streamRuns, toRunCells } from "@/lib/sync/csv";
import { shopDay } from "@/lib/time";

/** Every sync run as CSV. */
export const GET = route({
  access: "admin",
  run: (ctx) => streamCsv(`sync-${shopDay(ctx.now())}.csv`, SYNC_CSV_HEADER, streamRuns(ctx), toRunCells),
});
