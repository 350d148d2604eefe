import { useAllOf } from './namespaces.ts'
import type { Messages } from './index.ts'
import { namespaces, type LaterMessages } from './translations.ts'

/*
 * The sentences of forms, menus, sheets, dialogs and of the person's own screens. They come with MUI (navigation/lazyMui.ts), or with what
 * `withSentences` loads; a test fails where a visitor's screen imports this file (tests/house.test.ts).
 */

export type AllMessages = Messages & LaterMessages['browsing'] & LaterMessages['visiting'] & LaterMessages['working']

/** All texts in the person's language: `const t = useAllMessages()`. */
export const useAllMessages = (): AllMessages => useAllOf(namespaces) as AllMessages
