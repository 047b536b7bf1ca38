import pg from "pg";
import { expect, it } from "vitest";
import { migrate, migrationNames } from "@/lib/db/migrate";
import { emptyDatabase } from "@/tests/support/empty-database";

const MIGRATION = "20261124010000_customers_out_of_the_audit";
const [dana, erased, owner, former] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

it("customers' names and Clover ids and reasons of voids are removed from older entries, names of staff stay, and the table is append-only again", async () => {
  const url = await emptyDatabase();
  const names = migrationNames();
  await migrate(url, { only: names.slice(0, names.indexOf(MIGRATION)) });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      INSERT INTO users (id, username, username_key, password, is_admin) VALUES
        ('${dana}', 'dana rivers', 'dana rivers', 'x', false),
        ('${owner}', 'owner', 'owner', 'x', true),
        ('${former}', 'former', 'former', 'x', false);
      INSERT INTO audit_entries (actor_id, actor_name, action, entity, entity_id, label) VALUES
        ('${dana}', 'dana rivers', 'set password', 'user', '${dana}', 'dana rivers'),
        (NULL, 'cli', 'set password', 'user', '${dana}', 'dana rivers'),
        ('${erased}', 'kim@home.example', 'set password', 'user', '${erased}', 'kim@home.example'),
        ('${owner}', 'owner', 'set password', 'user', '${owner}', 'owner'),
        ('${former}', 'former', 'set password', 'user', '${former}', 'former'),
        (NULL, 'cli', 'update', 'user', '${former}', 'former'),
        ('${owner}', 'owner', 'update', 'deal', '${dana}', 'Happy hour');
      INSERT INTO audit_entries (actor_name, action, entity, entity_id, changes) VALUES
        ('owner', 'void', 'checkin', '1', '{"voidReason": [null, "It was Dana Rivers"], "other": [1, 2]}'),
        ('owner', 'restore', 'checkin', '1', '{"voidReason": ["It was Dana Rivers", null]}'),
        ('owner', 'update', 'settings', '1', '{"voidReason": [1, 2]}'),
        ('owner', 'confirm', 'sync', 'customers', '{"list": [null, ["DANA"]], "count": [null, 1]}'),
        ('owner', 'confirm', 'sync', 'inventory', '{"list": [null, ["BONG"]], "count": [null, 1]}')`);
    await migrate(url);
    const { rows } = await client.query(
      "SELECT actor_name AS who, action, entity_id AS about, label FROM audit_entries WHERE changes = '{}' AND entity <> 'checkin' ORDER BY id",
    );
    expect(rows).toEqual([
      { who: "customer", action: "set password", about: dana, label: null },
      { who: "cli", action: "set password", about: dana, label: null },
      { who: "customer", action: "set password", about: erased, label: null },
      { who: "owner", action: "set password", about: owner, label: "owner" },
      { who: "former", action: "set password", about: former, label: "former" },
      { who: "cli", action: "update", about: former, label: "former" },
      { who: "owner", action: "update", about: dana, label: "Happy hour" },
    ]);
    const { rows: changes } = await client.query(
      "SELECT action, changes FROM audit_entries WHERE entity IN ('checkin', 'settings', 'sync') ORDER BY id",
    );
    expect(changes).toEqual([
      { action: "void", changes: { other: [1, 2] } },
      { action: "restore", changes: {} },
      { action: "update", changes: { voidReason: [1, 2] } },
      { action: "confirm", changes: { count: [null, 1] } },
      { action: "confirm", changes: { list: [null, ["BONG"]], count: [null, 1] } },
    ]);
    await expect(client.query("UPDATE audit_entries SET label = ''")).rejects.toThrow(/append-only/);
  } finally {
    await client.end();
  }
});
