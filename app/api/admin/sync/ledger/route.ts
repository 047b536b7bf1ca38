import { route } from "@/lib/http/route";
import { streamCsv } from "@/lib/http/stream-csv";
import { SYNC_CSV_HEADER, toRunCells } from "@/lib/sync/csv";
import { streamRuns } from "@/lib/sync/queries";
import { shopDay } from "@/lib/time";

/** Every sync run as CSV. */
export const GET = route({
  access: "admin",
  run: (ctx) => streamCsv(`sync-${shopDay(ctx.now())}.csv`, SYNC_CSV_HEADER, streamRuns(ctx), toRunCells),
});
