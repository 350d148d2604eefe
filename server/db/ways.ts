import { loadDetector, sought, type Sought } from '#resources/text/index.ts'

const detector = await loadDetector()

/** All ways to understand a search text (resources/text/sought.ts). */
export const waysOf = (text: string): Sought[] => sought(text, detector)
