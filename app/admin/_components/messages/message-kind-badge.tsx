import { Badge } from "@/components/ui/badge";
import { messageKindInWords } from "@/lib/messages/kinds";

/** Marks a message that asks for a privacy right. */
export function MessageKindBadge({ kind }: { kind: string }) {
  return kind !== "message" && <Badge variant="amber">{messageKindInWords(kind)}</Badge>;
}
