import { createDataProvider } from './dataProvider.ts'
import { createHttpClient } from './httpClient.ts'

/** The browser's one line to the API. */
export const httpClient = createHttpClient()
export const dataProvider = createDataProvider(httpClient)
