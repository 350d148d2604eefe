/// <reference types="google.maps" />
/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the API for the native shell; unset in the browser (docs/native.md#make-the-projects). */
  readonly VITE_API_BASE?: string
}
