import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const inProject = (...parts) => join(projectFolder, ...parts)

/** Locks, logs and unfinished builds. Not in git. */
export const cacheFolder = inProject('.cache')

/** An error with a sentence that says what to do; printed without a stack. */
export class CommandError extends Error {}

/** Runs a command; prints a failure as a sentence and sets exit code 1. */
export async function reportFailure(work) {
  try {
    await work()
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}

function sentenceOf(error) {
  if (error instanceof CommandError) return error.message
  if (['EACCES', 'EPERM', 'EROFS'].includes(error?.code)) {
    return `${error.path ?? projectFolder} cannot be written by this account: change its owner, or run this as one that may.`
  }
  if (['ENOSPC', 'EDQUOT'].includes(error?.code)) {
    return `There is no space left in ${projectFolder}: make room and run this again.`
  }
  // Anything else is a bug, and the stack tells where.
  return error?.stack ?? String(error)
}
