import type { Resource } from '#resources'
import { mayByRole } from '#resources/access.ts'
import { upkeepMark } from '#resources/declaredLabels.ts'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useConfig } from '#src/providers/config.ts'
import { useAdminActor } from '../roles/rights.ts'

export interface UpkeepList {
  readonly id: string
  readonly name: string
}

/** Which records of a resource should be looked after, as filters of its list (docs/rules.md#upkeep); none for those who do not see all. */
export function useUpkeep(resource: Resource): readonly UpkeepList[] {
  const t = useAllMessages()
  const actor = useAdminActor()
  const { checksLinks = false } = useConfig()
  if (!resource.upkeep || !mayByRole(actor, 'seeHidden', resource)) return []
  return (
    Object.entries(resource.upkeep)
      // Of links nothing is known where nobody looks at them.
      .filter(([, rule]) => checksLinks || !('with' in rule))
      .map(([id]) => ({ id, name: labelOf(t, resource, upkeepMark + id) }))
  )
}

/** What the address of such a list has, beside other filters. */
export const upkeepFilter = (upkeep: string) => ({ upkeep })
