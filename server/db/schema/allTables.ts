import { registry } from '#resources'
import { internalTables } from './internalTables.ts'
import { tablesOf } from './tables.ts'

/** Every table there is: those of the declarations and the server's own. */
export function schemaTables() {
  const declared = tablesOf(registry.values())
  return new Map([...declared, ...internalTables(declared)])
}
