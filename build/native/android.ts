import { escapeMarkup } from '#resources/text/detect.ts'
import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appLinkPaths } from '#server/config/nativeApp.ts'
import { mangosteen, darkBackground, lightBackground, turmeric } from '#brand/mark.ts'
import { insertBlock, editFile, insertBefore, ownFiles, replaceAll } from './edit.ts'
import type { NativeSettings } from './nativeSettings.ts'

/** Sets up the Android project: links, permissions, names, colours, version, Google sign-in. */
export async function configureAndroid(folder: string, settings: NativeSettings): Promise<void> {
  const app = join(folder, 'app')
  const main = join(app, 'src', 'main')
  await editFile(
    join(main, 'AndroidManifest.xml'),
    // The app's storage contains the session, which belongs in no backup; from Android 12 on the rules say so of a move to another phone.
    replaceAll(/android:allowBackup="\w+"/, 'android:allowBackup="false"'),
    insertBefore(
      /[ \t]*android:icon="@mipmap\/ic_launcher"/,
      '        android:dataExtractionRules="@xml/data_extraction_rules"\n',
    ),
    insertBlock('links of ours', linkFilter(settings), /[ \t]*<\/activity>/),
    insertBlock('push', pushMetaData, /[ \t]*<\/application>/),
    insertBlock('what screens may ask for', permissions, /<\/manifest>/),
  )
  await editFile(
    join(main, 'res', 'values', 'strings.xml'),
    ...['app_name', 'title_activity_main'].map((name) =>
      replaceAll(
        new RegExp(`<string name="${name}">.*?</string>`),
        `<string name="${name}">${escapeResource(settings.appName)}</string>`,
      ),
    ),
  )
  await editFile(
    join(main, 'res', 'values', 'styles.xml'),
    // Android 12 and newer draw the launch screen themselves.
    insertBefore(
      /[ \t]*<item name="android:background">@drawable\/splash<\/item>/,
      '        <item name="windowSplashScreenBackground">@color/splash</item>\n',
    ),
  )
  await cp(join(ownFiles, 'android'), folder, { recursive: true })
  await writeColours(join(main, 'res'))
  await editFile(
    join(folder, 'variables.gradle'),
    // What Google Play wants of uploads since August 2026; Capacitor 7 comes with 35 (docs/native.md#3-android).
    replaceAll(/compileSdkVersion = \d+/, 'compileSdkVersion = 36'),
    replaceAll(/targetSdkVersion = \d+/, 'targetSdkVersion = 36'),
    insertBefore(
      /[ \t]*minSdkVersion = /,
      '    // The sign-in plugin leaves Google’s part out unless it is asked for.\n    rgcfaIncludeGoogle = true\n',
    ),
  )
  // The first that knows Android 16.
  await editFile(join(folder, 'build.gradle'), replaceAll(/(?<=tools\.build:gradle:)[\d.]+/, '8.9.1'))
  await editFile(
    join(app, 'build.gradle'),
    replaceAll(/versionCode \d+/, `versionCode ${settings.build}`),
    replaceAll(/versionName "[^"]*"/, `versionName "${settings.version}"`),
  )
  const services = join(app, 'google-services.json')
  if (settings.firebase.android) await copyFile(settings.firebase.android, services)
  else await rm(services, { force: true })
}

/** Verified through /.well-known/assetlinks.json, which is impossible for a server on a local network. */
function linkFilter({ origin, isTrial }: NativeSettings): string {
  if (isTrial) return ''
  const { hostname, port } = new URL(origin)
  const paths = [
    ...appLinkPaths.exact.map((path) => `<data android:path="${path}" />`),
    ...appLinkPaths.prefixes.map((path) => `<data android:pathPrefix="${path}" />`),
  ]
  return `            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="${hostname}"${port ? ` android:port="${port}"` : ''} />
                ${paths.join('\n                ')}
            </intent-filter>`
}

const firebaseDefault = 'com.google.firebase.messaging.default_notification'
/** Otherwise notifications show a white square. */
const pushMetaData = `        <meta-data android:name="${firebaseDefault}_icon" android:resource="@drawable/ic_notification" />
        <meta-data android:name="${firebaseDefault}_color" android:resource="@color/colorPrimary" />`

/** The location button of the map. GPS is optional. */
const permissions = `    <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />
    <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
    <uses-feature android:name="android.hardware.location.gps" android:required="false" />`

async function writeColours(res: string): Promise<void> {
  const write = async (folder: string, name: string, values: Record<string, string>) => {
    await mkdir(join(res, folder), { recursive: true })
    const lines = Object.entries(values).map(([colour, value]) => `    <color name="${colour}">${value}</color>\n`)
    const content = `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${lines.join('')}</resources>\n`
    await writeFile(join(res, folder, name), content)
  }
  const brand = { colorPrimary: mangosteen, colorPrimaryDark: mangosteen, colorAccent: turmeric }
  await write('values', 'colors.xml', { ...brand, splash: lightBackground })
  await write('values-night', 'colors.xml', { splash: darkBackground })
  await write('values', 'ic_launcher_background.xml', { ic_launcher_background: mangosteen })
}

/** Escapes a string resource, in which quotes and backslashes need another escape. */
const escapeResource = (value: string) => escapeMarkup(value.replace(/[\\'"]/g, (sign) => `\\${sign}`))
