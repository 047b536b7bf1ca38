/**
 * A share as a bar; none for a negative one, as of a weekday with more refunds than sales. SVG, because the content
 * security policy allows no style attributes.
 */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="block h-2 w-full overflow-hidden rounded-full bg-track">
      <rect width={`${Math.round(1000 * Math.max(0, share)) / 10}%`} height="100%" className="fill-info" />
    </svg>
  );
}
