import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot, readEnvironment } from '#server/config/environment.ts'
import { StartError } from '#server/errors.ts'
import { readNativeSettings } from './nativeSettings.ts'
import { createShell } from './shell.ts'

/** `npm run native` without the build of the client: the real Capacitor makes real projects, which are read as files. */

const settings = (env: NodeJS.ProcessEnv = {}) =>
  readNativeSettings(readEnvironment({ VITE_API_BASE: 'https://zay.example', ...env }), folder)

// Within the project: Capacitor looks for its packages from there upwards.
let folder: string
const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8')
const manifest = () => read('android', 'app', 'src', 'main', 'AndroidManifest.xml')
const info = () => read('ios', 'App', 'App', 'Info.plist')

beforeAll(async () => {
  await mkdir(join(projectRoot, '.cache'), { recursive: true })
  folder = await mkdtemp(join(projectRoot, '.cache', 'native-'))
  await mkdir(join(folder, 'www'))
  await writeFile(join(folder, 'www', 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  await createShell(folder, settings())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Every file of the folder and what is in it. */
async function everything(): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(await Promise.all(files.sort().map(async (path) => [path, await readFile(path, 'base64')])))
}

describe('made once', () => {
  it('both projects hold the app', async () => {
    for (const path of [
      ['android', 'app', 'src', 'main', 'assets'],
      ['ios', 'App', 'App'],
    ]) {
      expect(await read(...path, 'public', 'index.html')).toContain('<!doctype html>')
      expect(JSON.parse(await read(...path, 'capacitor.config.json'))).toMatchObject({
        appId: 'example.zay',
        appName: 'Zay',
        server: { androidScheme: 'https' },
      })
    }
  })

  it('made again they are the same, byte for byte', async () => {
    const before = await everything()
    await createShell(folder, settings())
    expect(await everything()).toEqual(before)
  })

  it('links of ours open in the Android app, verified, and only those with a screen', async () => {
    const [filter = ''] =
      /<intent-filter android:autoVerify="true">[\s\S]*?<\/intent-filter>/.exec(await manifest()) ?? []
    expect(filter).toContain('android:scheme="https" android:host="zay.example"')
    expect(filter).toContain('android:pathPrefix="/page/view/"')
    expect(filter).toContain('android:path="/home"')
    expect(filter).not.toMatch(/uploads|admin|"\*"|\.\*/)
  })

  it('and in the iOS app', async () => {
    expect(await read('ios', 'App', 'App', 'App.entitlements')).toContain('<string>applinks:zay.example</string>')
    const project = await read('ios', 'App', 'App.xcodeproj', 'project.pbxproj')
    // For debugging and for the store.
    expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements;/g)).toHaveLength(2)
  })

  it('what screens ask the phone for has its reason on iOS, where a screen without one ends the app', async () => {
    for (const key of [
      'NSCameraUsageDescription',
      'NSMicrophoneUsageDescription',
      'NSLocationWhenInUseUsageDescription',
    ]) {
      expect(await info()).toMatch(new RegExp(`<key>${key}</key>\\s*<string>Zay .*[\\u1000-\\u109F]`))
    }
    expect(await manifest()).toContain('android.permission.ACCESS_FINE_LOCATION')
  })

  it('no copy of the phone holds the session', async () => {
    expect(await manifest()).toContain('android:allowBackup="false"')
    expect(await manifest()).toContain('android:dataExtractionRules="@xml/data_extraction_rules"')
    const rules = await read('android', 'app', 'src', 'main', 'res', 'xml', 'data_extraction_rules.xml')
    for (const way of ['cloud-backup', 'device-transfer'])
      expect(rules).toMatch(new RegExp(`<${way}>(\\s*<exclude domain="\\w+" />){5}\\s*</${way}>`))
  })

  it('Android’s is for the version that Google Play asks of uploads', async () => {
    expect(await read('android', 'variables.gradle')).toMatch(/compileSdkVersion = 36\s+targetSdkVersion = 36/)
    expect(await read('android', 'build.gradle')).toContain('com.android.tools.build:gradle:8.9.1')
  })

  it('without Firebase’s files its plugins are left out, since they would end the app', async () => {
    expect(await read('android', 'app', 'src', 'main', 'assets', 'capacitor.plugins.json')).not.toMatch(
      /firebase|push/i,
    )
    expect(await read('ios', 'App', 'Podfile')).not.toMatch(/Firebase|Push/)
  })
})

describe('drawn from the mark', () => {
  const res = (...path: string[]) => join(folder, 'android', 'app', 'src', 'main', 'res', ...path)
  const assets = (...path: string[]) => join(folder, 'ios', 'App', 'App', 'Assets.xcassets', ...path)
  const pixel = async (path: string, left: number, top: number) => [
    ...(await sharp(path).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  const mangosteen = [0x6a, 0x1b, 0x4d, 255]

  it.each([
    ['mdpi', 1],
    ['hdpi', 1.5],
    ['xhdpi', 2],
    ['xxhdpi', 3],
    ['xxxhdpi', 4],
  ])('Android’s icons and launch mark at %s', async (density, scale) => {
    const sizes: Record<string, number> = {
      [`mipmap-${density}/ic_launcher.png`]: 48,
      [`mipmap-${density}/ic_launcher_round.png`]: 48,
      [`mipmap-${density}/ic_launcher_foreground.png`]: 108,
      [`mipmap-${density}/ic_launcher_monochrome.png`]: 108,
      [`drawable-${density}/ic_notification.png`]: 24,
      [`drawable-${density}/splash_mark.png`]: 128,
    }
    for (const [name, dp] of Object.entries(sizes)) {
      const { width, height } = await sharp(res(name)).metadata()
      expect([name, width, height]).toEqual([name, dp * scale, dp * scale])
    }
    const [, , , corner] = await pixel(res(`mipmap-${density}/ic_launcher_foreground.png`), 0, 0)
    expect(corner).toBe(0)
  })

  it('the adaptive icon’s layers are ours, nothing of the template’s is left', async () => {
    for (const name of ['ic_launcher.xml', 'ic_launcher_round.xml']) {
      const xml = await readFile(res('mipmap-anydpi-v26', name), 'utf8')
      for (const layer of ['background', 'foreground', 'monochrome'])
        expect(xml).toContain(`<${layer} android:drawable=`)
    }
    expect(await readFile(res('values', 'ic_launcher_background.xml'), 'utf8')).toContain('#6A1B4D')
    const names = await readdir(res(), { recursive: true })
    expect(names.filter((name) => /splash\.png|drawable-?\w*\/ic_launcher/.test(name))).toEqual([])
  })

  it('the launch screen is light or dark as the phone is', async () => {
    expect(await readFile(res('values', 'colors.xml'), 'utf8')).toContain('<color name="splash">#FAF7F4</color>')
    expect(await readFile(res('values-night', 'colors.xml'), 'utf8')).toContain('<color name="splash">#161217</color>')
    expect(await pixel(assets('Splash.imageset', 'splash.png'), 0, 0)).toEqual([0xfa, 0xf7, 0xf4, 255])
    expect(await pixel(assets('Splash.imageset', 'splash-dark.png'), 0, 0)).toEqual([0x16, 0x12, 0x17, 255])
    const { images } = JSON.parse(await readFile(assets('Splash.imageset', 'Contents.json'), 'utf8')) as {
      images: { filename: string; appearances?: { value: string }[] }[]
    }
    expect(images.map(({ filename, appearances }) => [filename, appearances?.[0]?.value])).toEqual([
      ['splash.png', undefined],
      ['splash-dark.png', 'dark'],
    ])
  })

  it('iOS’s icon fills its square and lets nothing through', async () => {
    const icon = assets('AppIcon.appiconset', 'AppIcon.png')
    expect(await sharp(icon).metadata()).toMatchObject({ width: 1024, height: 1024, hasAlpha: false })
    expect(await pixel(icon, 0, 0)).toEqual(mangosteen)
    expect(await readFile(assets('AppIcon.appiconset', 'Contents.json'), 'utf8')).toContain('"AppIcon.png"')
  })
})

describe('made again for something else', () => {
  const android = () => join(folder, 'google-services.json')
  const ios = () => join(folder, 'GoogleService-Info.plist')
  const ourPlist = (bundle: string) =>
    `<plist><dict><key>REVERSED_CLIENT_ID</key><string>com.googleusercontent.apps.7</string><key>BUNDLE_ID</key><string>${bundle}</string></dict></plist>`

  it('Firebase’s files bring Google’s sign-in and push, once each, however often', async () => {
    await writeFile(android(), '{"project_info":{}}')
    await writeFile(ios(), ourPlist('example.zay'))
    const withFirebase = settings({ FIREBASE_ANDROID_FILE: android(), FIREBASE_IOS_FILE: ios() })
    await createShell(folder, withFirebase)
    expect(await read('android', 'app', 'google-services.json')).toContain('project_info')
    expect(await read('android', 'variables.gradle')).toMatch(/rgcfaIncludeGoogle = true/)
    expect(await read('android', 'app', 'src', 'main', 'assets', 'capacitor.plugins.json')).toMatch(
      /capacitor-firebase[\s\S]*push-notifications/,
    )
    expect(await info()).toContain('<string>com.googleusercontent.apps.7</string>')
    expect(await read('ios', 'App', 'App', 'App.entitlements')).toContain('<key>aps-environment</key>')
    const podfile = await read('ios', 'App', 'Podfile')
    expect(podfile).toMatch(
      /pod 'CapacitorFirebaseAuthentication\/Google', :path => '\.\.\/.*@capacitor-firebase\/authentication'/,
    )
    expect(podfile).toContain("pod 'FirebaseMessaging'")
    const project = await read('ios', 'App', 'App.xcodeproj', 'project.pbxproj')
    // Named, made part of the build, in its group, among the resources.
    expect(project).toContain('GoogleService-Info.plist */ = {isa = PBXFileReference;')
    expect(project).toContain('GoogleService-Info.plist in Resources */ = {isa = PBXBuildFile;')
    expect(project).toContain('GoogleService-Info.plist */,\n')
    expect(project).toContain('GoogleService-Info.plist in Resources */,\n')
    expect(await read('ios', 'App', 'App', 'AppDelegate.swift')).toContain(
      'didRegisterForRemoteNotificationsWithDeviceToken',
    )
    const before = await everything()
    await createShell(folder, withFirebase)
    expect(await everything()).toEqual(before)
  })

  it('another server, name, version and team take the old ones’ places', async () => {
    await createShell(
      folder,
      settings({
        VITE_API_BASE: 'https://shop.example:8443',
        NATIVE_APP_ID: 'example.zay',
        APP_NAME: 'Zay’s "A & B"',
        NATIVE_BUILD: '7',
        APPLE_TEAM_ID: 'ABCDE12345',
      }),
    )
    expect(await manifest()).toContain('android:host="shop.example" android:port="8443"')
    expect(await manifest()).not.toContain('zay.example"')
    expect(await read('ios', 'App', 'App', 'App.entitlements')).toContain('applinks:shop.example:8443')
    expect(await read('android', 'app', 'build.gradle')).toMatch(/versionCode 7\s+versionName "\d+\.\d+\.\d+"/)
    expect(await read('android', 'app', 'src', 'main', 'res', 'values', 'strings.xml')).toContain(
      '<string name="app_name">Zay’s \\&#34;A &#38; B\\&#34;</string>',
    )
    expect(await info()).toContain('<string>Zay’s "A &amp; B"</string>')
    const project = await read('ios', 'App', 'App.xcodeproj', 'project.pbxproj')
    expect(project.match(/DEVELOPMENT_TEAM = ABCDE12345;/g)).toHaveLength(2)
    expect(project).toContain('CURRENT_PROJECT_VERSION = 7;')
    // Firebase is gone again.
    expect(await info()).not.toContain('CFBundleURLTypes')
    expect(await read('ios', 'App', 'Podfile')).not.toContain('Firebase')
  })

  it('over http it is for trying out: nothing to verify, nothing stricter than its server', async () => {
    const notices = await createShell(
      folder,
      settings({ VITE_API_BASE: 'http://192.168.1.7:3000', NATIVE_APP_ID: 'example.zay' }),
    )
    expect(notices.join('\n')).toContain('http://localhost in ALLOWED_ORIGINS')
    expect(await manifest()).not.toContain('autoVerify')
    expect(await info()).toContain('<key>NSAllowsLocalNetworking</key>')
    expect(await read('android', 'app', 'src', 'main', 'assets', 'capacitor.config.json')).toMatch(/"cleartext": true/)
  })

  it('another app is told to have a folder of its own', async () => {
    await expect(createShell(folder, settings({ NATIVE_APP_ID: 'mm.other' }))).rejects.toThrow(
      /holds the app example\.zay/,
    )
  })

  it('a file of Firebase’s for another app is not taken', async () => {
    await writeFile(ios(), ourPlist('mm.other'))
    await expect(createShell(folder, settings({ FIREBASE_IOS_FILE: ios() }))).rejects.toThrow(/is for mm\.other/)
  })
})

describe('what it is made from', () => {
  it.each([
    [
      { VITE_API_BASE: '' },
      /^VITE_API_BASE must say which server.*\n?.*VITE_API_BASE=https:\/\/zay\.example npm run native$/,
    ],
    [{ VITE_API_BASE: 'zay.example' }, /VITE_API_BASE must be an address that begins with https/],
    [{ VITE_API_BASE: 'https://zay.example/' }, /without a path or a slash/],
    [{ VITE_API_BASE: 'https://zay.example/api' }, /without a path or a slash/],
    [{ VITE_API_BASE: 'http://zay.example' }, /must begin with https/],
    [{ NATIVE_BUILD: '1.2' }, /^NATIVE_BUILD must/],
    [{ NATIVE_APP_ID: 'zay' }, /^NATIVE_APP_ID must/],
  ])('%o is refused in a sentence', (env, sentence) => {
    expect(() => settings(env)).toThrow(StartError)
    expect(() => settings(env)).toThrow(sentence)
  })
})
