import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { AgeGate } from "@/components/consent/age-gate";
import { Hero } from "./_components/hero";

// Between two texts React writes a comment, which breaks the sentence for who searches the HTML.

it.each([
  ["the age gate", <AgeGate key="gate" />, ["Are you 21 or older?", "Yes, I am 21+"]],
  ["the home page", <Hero key="hero" />, ["21+ only, valid government photo ID required."]],
])("%s says its sentences in one piece of HTML", (_name, part, sentences) => {
  const html = renderToString(part);
  for (const sentence of sentences) expect(html).toContain(sentence);
});
