import type { OpenAPIV3 } from 'openapi-types'

/** The API as OpenAPI 3.0, from the declarations. */
export function openApi(): OpenAPIV3.Document {
  return { openapi: '3.0.3', info: { title: 'Zay', version: '1' }, paths: {} }
}
