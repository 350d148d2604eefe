import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors.ts'
import { block, editFile, insertedBefore, replaced } from './edit.ts'
import { plist, plistKey, plistText } from './plist.ts'
import type { NativeSettings } from './settings.ts'

const firebaseFile = 'GoogleService-Info.plist'

/** Makes the iOS project ours: links, permissions, names, version, signing team, Google's sign-in, push. */
export async function configureIos(folder: string, settings: NativeSettings): Promise<void> {
  const project = join(folder, 'App')
  const app = join(project, 'App')
  const firebase = await bringFirebase(app, settings)
  await editFile(
    join(app, 'Info.plist'),
    plistKey('CFBundleDisplayName', settings.appName),
    plistKey('CFBundleLocalizations', ['en', 'my']),
    plistKey('NSCameraUsageDescription', sentences(settings.appName).camera),
    plistKey('NSMicrophoneUsageDescription', sentences(settings.appName).microphone),
    plistKey('NSLocationWhenInUseUsageDescription', sentences(settings.appName).place),
    // Google's sign-in comes back by this scheme.
    plistKey('CFBundleURLTypes', firebase && [{ CFBundleTypeRole: 'Editor', CFBundleURLSchemes: [firebase.scheme] }]),
    plistKey('NSAppTransportSecurity', settings.isTrial ? { NSAllowsLocalNetworking: true } : null),
  )
  await writeFile(join(app, 'App.entitlements'), plist(entitlements(settings)))
  await editFile(
    join(app, 'AppDelegate.swift'),
    block('FCM', '#if canImport(FirebaseMessaging)\nimport FirebaseMessaging\n#endif', /\n@UIApplicationMain/, swift),
    block('push', pushForwarding, /\n}\s*$/, swift),
  )
  await editFile(
    join(project, 'App.xcodeproj', 'project.pbxproj'),
    insertedBefore(/\t*CODE_SIGN_STYLE = Automatic;\n/, '\t\t\t\tCODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n'),
    replaced(/CURRENT_PROJECT_VERSION = [^;]*;/, `CURRENT_PROJECT_VERSION = ${settings.build};`),
    replaced(/MARKETING_VERSION = [^;]*;/, `MARKETING_VERSION = ${settings.version};`),
    (text) => inTeam(text, settings.appleTeamId),
    (text) => (firebase ? withFirebaseFile(text) : text),
  )
  const podfile = join(project, 'Podfile')
  await editFile(
    podfile,
    block('Firebase', firebase ? pods(await readFile(podfile, 'utf8')) : '', /^end\n\npost_install/m, ruby),
  )
}

const swift: [string, string] = ['//', '//']
const ruby: [string, string] = ['#', '#']

/** Whoever has no team is asked for one by Xcode; one chosen there is kept. */
function inTeam(text: string, team: string | null): string {
  if (team === null) return text
  const without = text.replaceAll(/\t*DEVELOPMENT_TEAM = [^;]*;\n/g, '')
  return insertedBefore(/\t*CODE_SIGN_STYLE = Automatic;\n/, `\t\t\t\tDEVELOPMENT_TEAM = ${team};\n`)(without)
}

/**
 * What the phone shows when a screen asks for it, in both languages at once. Not a file a language (InfoPlist.strings): most phones
 * there run in English, and would show English alone to somebody who reads the app in Burmese.
 */
const sentences = (appName: string) => ({
  camera: `${appName} uses the camera when you take a picture for a page, a post or a product. စာမျက်နှာ၊ ပို့စ် သို့မဟုတ် ပစ္စည်းအတွက် ဓာတ်ပုံရိုက်သည့်အခါ ကင်မရာကို သုံးပါသည်။`,
  microphone: `${appName} uses the microphone when you record a video to post. တင်ရန် ဗီဒီယိုရိုက်သည့်အခါ မိုက်ခရိုဖုန်းကို သုံးပါသည်။`,
  place: `${appName} uses your place when you set it on the map. မြေပုံပေါ်တွင် တည်နေရာ သတ်မှတ်သည့်အခါ သင် ယခုရောက်နေသည့်နေရာကို သုံးပါသည်။`,
})

/** Links of ours open here (/.well-known/apple-app-site-association); messages arrive where Firebase is configured. */
const entitlements = ({ origin, isTrial, firebase }: NativeSettings) => ({
  // Xcode makes it `production` when it exports for the store.
  ...(firebase.ios && { 'aps-environment': 'development' }),
  ...(!isTrial && { 'com.apple.developer.associated-domains': [`applinks:${new URL(origin).host}`] }),
})

/** The push plugin hears of both by notification; Firebase's token where its messaging is built in, else Apple's. */
const pushForwarding = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        #if canImport(FirebaseMessaging)
        Messaging.messaging().apnsToken = deviceToken
        Messaging.messaging().token { token, error in
            if let token = token {
                NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: token)
            } else if let error = error {
                NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
            }
        }
        #else
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
        #endif
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }`

/** The sign-in plugin with Google's part, and messaging, which CocoaPods alone builds in (docs/decisions/native-shell.md). */
function pods(podfile: string): string {
  const packages = /pod 'Capacitor', :path => '([^']*)@capacitor\/ios'/.exec(podfile)?.[1]
  if (packages === undefined) throw new StartError('Capacitor’s Podfile does not say where its packages are.')
  const signIn = `${packages}@capacitor-firebase/authentication`
  return [`  pod 'CapacitorFirebaseAuthentication/Google', :path => '${signIn}'`, "  pod 'FirebaseMessaging'"].join(
    '\n',
  )
}

/** Copies Firebase's file in; the scheme Google's sign-in comes back by stands in it. */
async function bringFirebase(app: string, { firebase, appId }: NativeSettings): Promise<{ scheme: string } | null> {
  const to = join(app, firebaseFile)
  if (!firebase.ios) {
    await rm(to, { force: true })
    return null
  }
  const content = await readFile(firebase.ios, 'utf8')
  const scheme = plistText(content, 'REVERSED_CLIENT_ID')
  if (scheme === null) {
    throw new StartError(
      `${firebase.ios} has no REVERSED_CLIENT_ID: turn Google’s sign-in on in Firebase and fetch it again.`,
    )
  }
  const bundle = plistText(content, 'BUNDLE_ID')
  if (bundle !== appId)
    throw new StartError(`${firebase.ios} is for ${bundle}, and this app is ${appId} (NATIVE_APP_ID).`)
  await copyFile(firebase.ios, to)
  return { scheme }
}

/** Firebase reads its file from the app's bundle, so it stands among the project's resources. */
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
  return entries.reduce((content, [before, lines]) => insertedBefore(before, lines)(content), text)
}
