import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import plist from 'plist'
import { StartError } from '#server/errors.ts'
import { insertBlock, editFile, insertBefore, ownFiles, replaceAll } from './edit.ts'
import type { NativeSettings } from './nativeSettings.ts'

const firebaseFile = 'GoogleService-Info.plist'

/** Sets up the iOS project: links, permissions, names, version, signing team, Google sign-in, push. */
export async function configureIos(folder: string, settings: NativeSettings): Promise<void> {
  const project = join(folder, 'App')
  const app = join(project, 'App')
  const firebase = await copyFirebaseFile(app, settings)
  const { camera, microphone, place } = permissionTexts(settings.appName)
  await editFile(join(app, 'Info.plist'), (text) => {
    const { CFBundleURLTypes: _, NSAppTransportSecurity: _formerly, ...kept } = plist.parse(text)
    return plist.build({
      ...kept,
      CFBundleDisplayName: settings.appName,
      CFBundleLocalizations: ['en', 'my'],
      NSCameraUsageDescription: camera,
      NSMicrophoneUsageDescription: microphone,
      NSLocationWhenInUseUsageDescription: place,
      // Google's sign-in returns by this scheme.
      ...(firebase && { CFBundleURLTypes: [{ CFBundleTypeRole: 'Editor', CFBundleURLSchemes: [firebase.scheme] }] }),
      ...(settings.isTrial && { NSAppTransportSecurity: { NSAllowsLocalNetworking: true } }),
    })
  })
  await writeFile(join(app, 'App.entitlements'), plist.build(entitlements(settings)))
  const pushForwarding = await readFile(join(ownFiles, 'push.swift'), 'utf8')
  await editFile(
    join(app, 'AppDelegate.swift'),
    insertBlock(
      'FCM',
      '#if canImport(FirebaseMessaging)\nimport FirebaseMessaging\n#endif',
      /\n@UIApplicationMain/,
      swiftComment,
    ),
    insertBlock('push', pushForwarding, /\n}\s*$/, swiftComment),
  )
  await editFile(
    join(project, 'App.xcodeproj', 'project.pbxproj'),
    insertBefore(/\t*CODE_SIGN_STYLE = Automatic;\n/, '\t\t\t\tCODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n'),
    replaceAll(/CURRENT_PROJECT_VERSION = [^;]*;/, `CURRENT_PROJECT_VERSION = ${settings.build};`),
    replaceAll(/MARKETING_VERSION = [^;]*;/, `MARKETING_VERSION = ${settings.version};`),
    (text) => setTeam(text, settings.appleTeamId),
    (text) => (firebase ? withFirebaseFile(text) : text),
  )
  const podfile = join(project, 'Podfile')
  await editFile(
    podfile,
    insertBlock(
      'Firebase',
      firebase ? pods(await readFile(podfile, 'utf8')) : '',
      /^end\n\npost_install/m,
      rubyComment,
    ),
  )
}

const swiftComment: [string, string] = ['//', '//']
const rubyComment: [string, string] = ['#', '#']

/** Without a team, Xcode asks for one, and keeps the chosen one. */
function setTeam(text: string, team: string | null): string {
  if (team === null) return text
  const without = text.replaceAll(/\t*DEVELOPMENT_TEAM = [^;]*;\n/g, '')
  return insertBefore(/\t*CODE_SIGN_STYLE = Automatic;\n/, `\t\t\t\tDEVELOPMENT_TEAM = ${team};\n`)(without)
}

/**
 * The permission texts, in both languages. Not in InfoPlist.strings, by language: most phones in Myanmar run in English
 * and would show English only, even to people who read the app in Burmese.
 */
export const permissionTexts = (appName: string) => ({
  camera: `${appName} uses the camera when you take a picture for a page, a post or a product. စာမျက်နှာ၊ ပို့စ် သို့မဟုတ် ပစ္စည်းအတွက် ဓာတ်ပုံရိုက်သည့်အခါ ကင်မရာကို သုံးပါသည်။`,
  microphone: `${appName} uses the microphone when you record a video to post. တင်ရန် ဗီဒီယိုရိုက်သည့်အခါ မိုက်ခရိုဖုန်းကို သုံးပါသည်။`,
  place: `${appName} uses your place when you set it on the map. မြေပုံပေါ်တွင် တည်နေရာ သတ်မှတ်သည့်အခါ သင့်လက်ရှိတည်နေရာကို သုံးပါသည်။`,
})

/** App links (/.well-known/apple-app-site-association), and push where Firebase is configured. */
const entitlements = ({ origin, isTrial, firebase }: NativeSettings) => ({
  // Xcode changes it to `production` for the store.
  ...(firebase.ios && { 'aps-environment': 'development' }),
  ...(!isTrial && { 'com.apple.developer.associated-domains': [`applinks:${new URL(origin).host}`] }),
})

/** Google sign-in and Firebase messaging, which only CocoaPods can add (docs/decisions/native-shell.md). */
function pods(podfile: string): string {
  const packages = /pod 'Capacitor', :path => '([^']*)@capacitor\/ios'/.exec(podfile)?.[1]
  if (packages === undefined) throw new StartError('Capacitor’s Podfile does not say where its packages are.')
  const signIn = `${packages}@capacitor-firebase/authentication`
  return [`  pod 'CapacitorFirebaseAuthentication/Google', :path => '${signIn}'`, "  pod 'FirebaseMessaging'"].join(
    '\n',
  )
}

/** Copies Firebase's file, which contains the scheme of Google's sign-in. */
async function copyFirebaseFile(app: string, { firebase, appId }: NativeSettings): Promise<{ scheme: string } | null> {
  const to = join(app, firebaseFile)
  if (!firebase.ios) {
    await rm(to, { force: true })
    return null
  }
  const content = await readFile(firebase.ios, 'utf8')
  const { REVERSED_CLIENT_ID: scheme, BUNDLE_ID: bundle } = plist.parse(content)
  if (typeof scheme !== 'string') {
    throw new StartError(
      `${firebase.ios} has no REVERSED_CLIENT_ID: turn Google’s sign-in on in Firebase and fetch it again.`,
    )
  }
  if (bundle !== appId)
    throw new StartError(`${firebase.ios} is for ${String(bundle)}, and this app is ${appId} (NATIVE_APP_ID).`)
  await copyFile(firebase.ios, to)
  return { scheme }
}

function withFirebaseFile(text: string): string {
  const [file, build] = ['F1BEBA5E0000000000000001', 'F1BEBA5E0000000000000002']
  const entries: [RegExp, string][] = [
    [
      /\/\* End PBXBuildFile section \*\//,
      `\t\t${build} /* ${firebaseFile} in Resources */ = {isa = PBXBuildFile; fileRef = ${file} /* ${firebaseFile} */; };\n`,
    ],
    [
      /\/\* End PBXFileReference section \*\//,
      `\t\t${file} /* ${firebaseFile} */ = {isa = PBXFileReference; lastKnownFileType = text.plist.xml; path = "${firebaseFile}"; sourceTree = "<group>"; };\n`,
    ],
    [/\t*\w+ \/\* Info\.plist \*\/,\n/, `\t\t\t\t${file} /* ${firebaseFile} */,\n`],
    [/\t*\w+ \/\* config\.xml in Resources \*\/,\n/, `\t\t\t\t${build} /* ${firebaseFile} in Resources */,\n`],
  ]
  return entries.reduce((content, [before, lines]) => insertBefore(before, lines)(content), text)
}
