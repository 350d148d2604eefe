/** Whether what a page says is still so, as both sides know it (docs/rules.md#still-here). */

/** After so many days in which a page was neither changed nor confirmed its people are asked, and not more often. */
export const askedAfterDays = 182

const dayMs = 86_400_000

interface Known {
  readonly UpdatedAt: string
  readonly ConfirmedAt: string | null
  readonly Closure?: string | null
}

/** Whether its people are asked whether it is still there. One that says it is closed has said so already. */
export function isToBeAsked({ UpdatedAt, ConfirmedAt, Closure }: Known, nowMs: number): boolean {
  const lastMs = Math.max(Date.parse(UpdatedAt), Date.parse(ConfirmedAt ?? UpdatedAt))
  return (Closure ?? 'none') === 'none' && nowMs - lastMs > askedAfterDays * dayMs
}
