import autocannon from "autocannon";

/** Asks for one page as fast as it is answered, over eight kept connections. @returns how often it was answered */
export async function closedLoopLoad(
  url: string,
  seconds: number,
  headers: Record<string, string>,
): Promise<number> {
  const {
    "2xx": answered,
    non2xx,
    errors,
  } = await autocannon({ url, headers, duration: seconds, connections: 8 });
  if (non2xx + errors > 0)
    throw new Error(`${url}: ${non2xx} answers were not 200, ${errors} requests failed`);
  return answered;
}
