import { join } from 'node:path'
import { drawNativeIcons } from '#brand/nativeIcons.ts'
import { configureAndroid } from './android.ts'
import { addProjects, syncProjects } from './capacitor.ts'
import { writeIcons } from './icons.ts'
import { configureIos } from './ios.ts'
import type { NativeSettings } from './nativeSettings.ts'

/** Creates or updates both projects around the client in `www/`. Returns notices to print. */
export async function createShell(folder: string, settings: NativeSettings): Promise<string[]> {
  await addProjects(folder, settings)
  const { android, ios } = await drawNativeIcons()
  await writeIcons(join(folder, 'android'), android)
  await writeIcons(join(folder, 'ios'), ios)
  await configureAndroid(join(folder, 'android'), settings)
  await configureIos(join(folder, 'ios'), settings)
  // Last, since it installs the pods of the edited Podfile.
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
