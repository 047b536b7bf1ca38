import { expect, test } from "./support/office";

test("what is checked on the privacy desk stays through searches, and goes into one erasure", async ({
  page,
}) => {
  const mark = `Keeper${Date.now()}`;
  const names = [`${mark} One`, `${mark} Two`];
  for (const name of names) {
    const email = `${name.replace(" ", ".").toLowerCase()}@example.com`;
    const data = { name, email, message: "Do you carry 14 mm downstems?" };
    expect((await page.request.post("/api/contact", { data })).status()).toBeLessThan(300);
  }
  await page.goto("/admin/settings?privacy=new");
  const desk = page.getByRole("dialog");
  await desk.getByLabel("Name", { exact: true }).fill(mark);
  await desk.getByRole("button", { name: "Save Request" }).click();
  const search = desk.getByLabel("Number, email or name");
  const boxOf = (name: string) => desk.getByRole("checkbox", { name: new RegExp(name) });
  const find = async (words: string) => {
    await search.fill(words);
    await desk.getByRole("button", { name: "Find", exact: true }).click();
  };
  await find(`${mark} One`);
  await boxOf(`${mark} One`).check();
  await find(`${mark}.two@`);
  await expect(boxOf(`${mark} Two`)).not.toBeChecked();
  await expect(desk.getByRole("group", { name: "Checked in earlier searches" })).toContainText(`${mark} One`);
  await boxOf(`${mark} Two`).check();
  await find("nobody of this name");
  await expect(desk.getByText("This search finds nothing more.")).toBeVisible();
  for (const name of names) await expect(boxOf(name)).toBeChecked();
  await boxOf(`${mark} Two`).uncheck();
  await expect(boxOf(`${mark} Two`)).toBeFocused();
  await find(mark);
  await expect(boxOf(`${mark} One`)).toBeChecked();
  await expect(boxOf(`${mark} Two`)).not.toBeChecked();
  await boxOf(`${mark} Two`).check();
  await find("nobody of this name");
  await expect(boxOf(`${mark} Two`)).toBeVisible();
  await desk.getByRole("button", { name: "Erase", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();
  await expect(page.getByText("0 records, 0 visits, 2 messages, 0 accounts.")).toBeVisible();
  await expect(boxOf(mark)).toHaveCount(0);
  await expect(search).toHaveValue("");
});
