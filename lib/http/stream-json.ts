import { BATCH_CHARACTERS, streamText } from "@/lib/http/stream-text";

async function* arrayText<Row>(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let text = "[";
  let separator = "";
  for await (const row of rows) {
    text += separator + JSON.stringify(row);
    separator = ",";
    if (text.length < BATCH_CHARACTERS) continue;
    yield text;
    text = "";
  }
  yield `${text}]`;
}

/** Text of a JSON object whose streamed members are arrays; the rest is written as it is. */
async function* objectText(members: Record<string, unknown>): AsyncGenerator<string> {
  let separator = "{";
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined) continue;
    yield `${separator}${JSON.stringify(name)}:`;
    separator = ",";
    if (isStream(value)) yield* arrayText(value);
    else yield JSON.stringify(value);
  }
  yield separator === "{" ? "{}" : "}";
}

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

const respond = (text: AsyncGenerator<string>): Response => streamText(text, "application/json");

/** A JSON array sent row by row: a hundred thousand rows take the memory of a few. */
export const streamArray = <Row>(rows: AsyncIterable<Row>): Response => respond(arrayText(rows));

/** A JSON object of which some members are arrays sent row by row. */
export const streamObject = (members: Record<string, unknown>): Response => respond(objectText(members));
