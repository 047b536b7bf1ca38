import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  endingStatus,
  type Frame,
  FrameReader,
  fatalErrorFrame,
  isSessionsEnd,
  queryFrame,
  STARTUP_FRAME,
  SYNC_FRAME,
} from "./frames";

const READY = Buffer.from("Z\0\0\0\x05I");
const DIVISION_BY_ZERO = Buffer.from("E\0\0\0\x2cSERROR\0VERROR\0C22012\0Mdivision by zero\0\0");
const SYNTAX_ERROR = Buffer.from('E\0\0\0\x34SERROR\0VERROR\0C42601\0Msyntax error at "VFATAL"\0\0');

function readAll(chunks: Buffer[]): Frame[] {
  const reader = new FrameReader();
  const frames: Frame[] = [];
  for (const chunk of chunks) {
    reader.push(chunk);
    for (let frame = reader.next(); frame; frame = reader.next()) frames.push(frame);
  }
  return frames;
}

function encryptionRequest(code: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeInt32BE(8, 0);
  bytes.writeInt32BE(code, 4);
  return bytes;
}

describe("reading a client's messages", () => {
  it("yields the same messages for any chunking", () => {
    const sent = Buffer.concat([
      STARTUP_FRAME,
      queryFrame("select 1"),
      queryFrame("x".repeat(5_000)),
      SYNC_FRAME,
    ]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: sent.length - 1 }), { maxLength: 30 }), (cuts) => {
        const edges = [0, ...new Set(cuts), sent.length].sort((a, b) => a - b);
        const chunks = edges.slice(1).map((end, at) => sent.subarray(edges[at], end));
        const frames = readAll(chunks);
        expect(frames.map((frame) => (frame.kind === "message" ? frame.type : frame.kind))).toEqual([
          "startup",
          "Q",
          "Q",
          "S",
        ]);
      }),
    );
  });

  it("recognizes an SSLRequest before the startup message", () => {
    const kinds = readAll([encryptionRequest(80_877_103), STARTUP_FRAME]).map(({ kind }) => kind);
    expect(kinds).toEqual(["encryption", "startup"]);
  });

  it("refuses clients of other protocols", () => {
    expect(() => readAll([Buffer.from("GET / HTTP/1.1\r\n")])).toThrow(
      "does not use the PostgreSQL protocol",
    );
  });

  it("refuses another protocol version", () => {
    expect(() => readAll([encryptionRequest(131_072)])).toThrow("protocol 3.0");
  });

  it("refuses an impossible message length", () => {
    const impossible = Buffer.from([0x51, 0, 0, 0, 1, 0]);
    expect(() => readAll([Buffer.concat([STARTUP_FRAME, impossible])])).toThrow("invalid length");
  });
});

describe("the status an answer ends with", () => {
  it("is the transaction status when the engine is ready", () => {
    expect(endingStatus(Buffer.concat([DIVISION_BY_ZERO, READY]))).toBe("I");
  });

  it("is null when the engine did not finish", () => {
    expect(endingStatus(fatalErrorFrame("57P01", "going away"))).toBeNull();
    expect(endingStatus(Buffer.alloc(0))).toBeNull();
  });
});

it.each([
  [fatalErrorFrame("57P01", "going away"), true],
  [Buffer.from("E\0\0\0\x20SPANIC\0VPANIC\0CXX000\0\0"), true],
  [SYNTAX_ERROR, false],
  [queryFrame("SELECT 'VFATAL'"), false],
  [Buffer.alloc(0), false],
])("detects the end of a session (%#)", (answer, isEnd) => expect(isSessionsEnd(answer)).toBe(isEnd));
