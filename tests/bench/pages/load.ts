import autocannon from "autocannon";

/** Requests one page in a closed loop over eight kept connections. @returns the number of answers */
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
