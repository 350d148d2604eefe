/** A reason not to start, in a sentence the person at the terminal can act on; printed without a stack. */
export class StartError extends Error {}
