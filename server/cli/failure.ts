import { databaseProblem } from '../db/connection/problem.ts'
import { loggable, StartError } from '../errors.ts'
import { faultOf } from '../faults.ts'

/** Why a command failed, for the operator: no stack, and nothing of a row, which the database quotes in its errors. */
export function failureOf(error: unknown): string {
  if (error instanceof StartError) return error.message
  const fault = faultOf(error)
  if (fault?.status === 507) return 'The disk is full. Please make room, and run the command again.'
  const problem = databaseProblem(error)
  if (problem) return problem
  if (fault?.status === 503) return 'The database does not answer, or is too busy. Please run the command again.'
  const { code, path = 'A file' } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EPERM') return `${path} cannot be read or written by this account (${code}).`
  const { type, message, cause } = loggable(error)
  return `The command failed: ${[type, code ?? cause?.code, message].filter(Boolean).join(' ')}`
}
