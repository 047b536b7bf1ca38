import { countOf } from "@/lib/count";
import { fullName } from "@/lib/customers/full-name";
import { testRecordReason } from "@/lib/customers/placeholder";
import type { MemberProfile, ProfileRecord } from "@/lib/loyalty/schema";
import { formatPhone } from "@/lib/phone";
import { formatShopDate } from "@/lib/time";
import { JoinRecord } from "./join-record";
import { SeparateRecord } from "./separate-record";
import { TestRecord } from "./test-record";

/**
 * The records of the point of sale that count as this member; staff join and separate them in the shop's own data
 * only.
 */
export function MemberRecords({ records }: Pick<MemberProfile, "records">) {
  const [opened] = records;
  return (
    <div className="grid gap-2">
      <ul className="divide-y">
        {records.map((record) => (
          <li
            key={record.id}
            className="flex items-center justify-between gap-3 py-2 text-sm max-sm:flex-col max-sm:items-start"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium">{fullName(record)}</p>
              <p className="wrap-anywhere text-muted-foreground">{detailsOf(record)}</p>
            </div>
            <div className="flex shrink-0 flex-wrap justify-end gap-2 max-sm:justify-start">
              <TestRecord id={record.id} name={fullName(record)} isTest={record.isPlaceholder} />
              {(records.length > 1 || record.isSeparate) && (
                <SeparateRecord id={record.id} name={fullName(record)} isSeparate={record.isSeparate} />
              )}
            </div>
          </li>
        ))}
      </ul>
      <JoinRecord customerId={opened.id} known={records.map(({ id }) => id)} />
    </div>
  );
}

/** What tells a record from the others of its member. */
function detailsOf(record: ProfileRecord): string {
  const whyTest = testRecordReason(record);
  return [
    record.phone ? formatPhone(record.phone) : "no phone",
    countOf(record.recordVisits, "visit"),
    `since ${formatShopDate(record.createdAt)}`,
    `Clover id ${record.cloverId ?? "none"}`,
    record.isSeparate && "separated by staff",
    whyTest && `test record: ${whyTest.toLowerCase()}`,
  ]
    .filter((part) => part)
    .join(" · ");
}
