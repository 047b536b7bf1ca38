import autocannon from "autocannon";

/** Sends requests in a closed loop. @returns the number of answers. @throws when one is not 200 */
export async function closedLoopLoad(options: autocannon.Options): Promise<number> {
  const { "2xx": answered, non2xx, errors } = await autocannon(options);
  if (non2xx + errors > 0)
    throw new Error(`${options.url}: ${non2xx} answers were not 200, ${errors} requests failed`);
  return answered;
}
