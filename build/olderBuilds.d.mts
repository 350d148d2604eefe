export function keepOlderBuilds(output: string, before: string, now?: number): void
