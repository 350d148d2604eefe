import { join } from 'node:path'
import { configureAndroid } from './android.ts'
import { addProjects, syncProjects } from './capacitor.ts'
import { drawings, putDrawings } from './drawings.ts'
import { configureIos } from './ios.ts'
import type { NativeSettings } from './settings.ts'

/**
 * Makes both projects around the client built in `www/` of that folder; run again, it changes what has changed.
 * @returns what whoever runs it should know, a line each
 */
export async function makeShell(folder: string, settings: NativeSettings): Promise<string[]> {
  await addProjects(folder, settings)
  const { android, ios } = await drawings()
  await putDrawings(join(folder, 'android'), android)
  await putDrawings(join(folder, 'ios'), ios)
  await configureAndroid(join(folder, 'android'), settings)
  await configureIos(join(folder, 'ios'), settings)
  // Last, since it installs the pods the Podfile names by now.
  await syncProjects(folder)
  return notices(settings)
}

function notices({ isTrial, firebase, origin }: NativeSettings): string[] {
  const missing = [
    ...(firebase.android ? [] : ['Android (FIREBASE_ANDROID_FILE)']),
    ...(firebase.ios ? [] : ['iOS (FIREBASE_IOS_FILE)']),
  ].join(', ')
  return [
    ...(missing ? [`Without a file of Firebase’s there is neither Google’s sign-in nor push: ${missing}.`] : []),
    ...(isTrial
      ? [`For trying out: ${origin} must name http://localhost in ALLOWED_ORIGINS; links open in the browser.`]
      : []),
  ]
}
