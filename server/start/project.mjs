import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, absolute. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A path in the project's folder. */
export const inProject = (...parts) => join(projectFolder, ...parts)

/** What only this machine needs: locks, logs, half-made builds. Not in git. */
export const cacheFolder = inProject('.cache')

/** A reason not to go on, in a sentence that says what to do; shown without a stack. */
export class CannotGoOn extends Error {}

/** Runs a command's work; a failure becomes its sentence and exit code 1. */
export async function orExplain(work) {
  try {
    await work()
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}

function sentenceOf(error) {
  if (error instanceof CannotGoOn) return error.message
  if (['EACCES', 'EPERM', 'EROFS'].includes(error?.code)) {
    return `${error.path ?? projectFolder} cannot be written by this account: change its owner, or run this as one that may.`
  }
  if (['ENOSPC', 'EDQUOT'].includes(error?.code)) {
    return `There is no space left in ${projectFolder}: make room and run this again.`
  }
  // Whatever else it is, it is a mistake of ours, and its stack tells where.
  return error?.stack ?? String(error)
}
