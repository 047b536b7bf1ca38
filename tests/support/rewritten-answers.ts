export type Json = { [name: string]: unknown; elements?: unknown };

/** A fetch whose JSON answers to GETs of a path are rewritten on their way. */
export const rewrittenAnswers =
  (path: RegExp, rewrite: (json: Json, url: URL) => unknown): typeof fetch =>
  async (input, init) => {
    const url = new URL(String(input));
    const answer = await fetch(input, init);
    if (init?.method !== "GET" || !path.test(url.pathname)) return answer;
    return Response.json(rewrite((await answer.json()) as Json, url), { status: answer.status });
  };
