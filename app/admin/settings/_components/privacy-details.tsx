import { Detail, DetailList } from "@/app/admin/_components/side-panel-parts";
import { formatPhone } from "@/lib/phone";
import { type PrivacyRequestDto, REQUEST_ANSWERS, type RequestAnswer } from "@/lib/privacy/schema";
import { formatShopDate } from "@/lib/time";

type Shown = Pick<
  PrivacyRequestDto,
  "name" | "email" | "phone" | "closedAt" | "closedBy" | "answer" | "outcome"
>;

/** Who asks, and how the request ended once it is closed. */
export function PrivacyDetails({ request }: { request: Shown }) {
  const { name, email, phone, closedAt, closedBy, answer, outcome } = request;
  // A new request names at least one of the three, so a request without any had its person removed.
  const absent = name || email || phone ? "Not given" : "Not kept";
  return (
    <DetailList>
      <Detail label="Name">{name ?? absent}</Detail>
      <Detail label="Email">{email ?? absent}</Detail>
      <Detail label="Phone">{phone ? formatPhone(phone) : absent}</Detail>
      {closedAt && (
        <Detail label={`Closed by ${closedBy} on ${formatShopDate(closedAt)}`}>
          {answer && <span className="block">{REQUEST_ANSWERS[answer as RequestAnswer] ?? answer}</span>}
          {outcome ?? "What was written about it was removed with the person's data"}
        </Detail>
      )}
    </DetailList>
  );
}
