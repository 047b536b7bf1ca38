import { expect, it } from "vitest";
import { csvCell, streamCsv } from "@/lib/http/stream-csv";

it("escapes every cell that a spreadsheet would evaluate as a formula", () => {
  for (const begin of ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"]) {
    expect(csvCell(`${begin}HYPERLINK(1)`)).toMatch(new RegExp(`^"?'\\${begin}HYPERLINK`));
  }
  expect(csvCell('=cmd|"/c calc"!A1')).toBe('"\'=cmd|""/c calc""!A1"');
});

it("leaves an amount below zero a number, which runs nothing and can be added up", () => {
  expect(["-10.85", "-5"].map(csvCell)).toEqual(["-10.85", "-5"]);
  expect(["-10.85+cmd()", "-1-1", "-", "-.5"].map(csvCell)).toEqual(["'-10.85+cmd()", "'-1-1", "'-", "'-.5"]);
});

it("quotes cells with separators, quotes or line breaks only", () => {
  expect(csvCell("O'Neil, Ann")).toBe('"O\'Neil, Ann"');
  expect(csvCell('a "b"')).toBe('"a ""b"""');
  expect(csvCell("two\nlines")).toBe('"two\nlines"');
  // LibreOffice's import ends a cell at these too, and would run what follows.
  expect([csvCell("Ann;=1+1"), csvCell("Ann\t=1+1")]).toEqual(['"Ann;=1+1"', '"Ann\t=1+1"']);
  expect(csvCell(" padded")).toBe('" padded"');
  expect(csvCell("Zoë 1-2")).toBe("Zoë 1-2");
  expect([csvCell(null), csvCell(-3), csvCell(true), csvCell(false)]).toEqual(["", "-3", "yes", "no"]);
});

it("streams a file with header row, file name and UTF-8 byte order mark", async () => {
  async function* rows() {
    for (let n = 0; n < 5000; n++) yield { n, name: `Customer ${n}` };
  }
  const answer = streamCsv("list.csv", ["No.", "Name"], rows(), ({ n, name }) => [n, name]);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="list.csv"');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split("\r\n");
  expect(lines).toHaveLength(5002);
  expect(lines.slice(0, 2)).toEqual(["No.,Name", "0,Customer 0"]);
});

it("sends many rows at once", async () => {
  async function* rows() {
    for (let n = 0; n < 100; n++) yield n;
  }
  const answer = streamCsv("list.csv", ["No."], rows(), (n) => [n]);
  const pieces: unknown[] = [];
  for await (const piece of answer.body ?? []) pieces.push(piece);
  expect(pieces).toHaveLength(1);
});
