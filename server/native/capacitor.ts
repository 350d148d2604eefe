import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CapacitorConfig } from '@capacitor/cli'
import { projectRoot } from '../environment.ts'
import { StartError } from '../errors.ts'
import type { NativeSettings } from './settings.ts'

export type Platform = 'android' | 'ios'
export const platforms: readonly Platform[] = ['android', 'ios']

const always = '@capacitor/app'
// They begin by reading Firebase's file, and the app would end there without.
const needFirebase = ['@capacitor-firebase/authentication', '@capacitor/push-notifications']

function capacitorConfig({ appId, appName, isTrial, firebase }: NativeSettings): CapacitorConfig {
  const plugins = (file: string | null) => ({ includePlugins: [always, ...(file ? needFirebase : [])] })
  return {
    appId,
    appName,
    webDir: 'www',
    // Since Android 15 the app lies under the system's bars unless it keeps clear of them.
    android: { ...plugins(firebase.android), adjustMarginsForEdgeToEdge: 'auto' },
    ios: plugins(firebase.ios),
    // Over http: the page must not be stricter than its server.
    server: isTrial ? { androidScheme: 'http', cleartext: true } : { androidScheme: 'https' },
    plugins: {
      // A web view of iOS keeps no cookie at capacitor://, and the preferences are one (docs/rules.md#preference-cookie).
      CapacitorCookies: { enabled: true },
      FirebaseAuthentication: { skipNativeAuth: false, providers: ['google.com'] },
      PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
    },
  }
}

/**
 * Writes Capacitor's configuration and makes the projects that are not there yet.
 * @throws StartError when they were made for another app, or Capacitor refuses
 */
export async function addProjects(folder: string, settings: NativeSettings): Promise<void> {
  const configFile = join(folder, 'capacitor.config.json')
  await refuseOtherApp(configFile, folder, settings.appId)
  await mkdir(folder, { recursive: true })
  await writeFile(configFile, `${JSON.stringify(capacitorConfig(settings), null, 2)}\n`)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await pluginsOnly(), null, 2)}\n`)
  for (const platform of platforms) {
    if (existsSync(join(folder, platform))) continue
    const how = platform === 'ios' ? ['--packagemanager', 'CocoaPods'] : []
    await capacitor(folder, 'add', platform, ...how)
  }
}

/** Brings the projects up to what is there now: configuration, the built app, plugins, and on a Mac the pods. */
export const syncProjects = (folder: string) => capacitor(folder, 'sync')

/** Its name stands in the names of folders and in many files: another app is another project. */
async function refuseOtherApp(configFile: string, folder: string, appId: string): Promise<void> {
  if (!existsSync(configFile) || !platforms.some((platform) => existsSync(join(folder, platform)))) return
  const made = (JSON.parse(await readFile(configFile, 'utf8')) as { appId?: string }).appId
  if (made === appId) return
  throw new StartError(
    `${folder} holds the app ${made}, and this is ${appId} (NATIVE_APP_ID). Delete that folder and run this again.`,
  )
}

/** Capacitor finds its plugins among the dependencies of the folder it works in. */
async function pluginsOnly(): Promise<object> {
  const text = await readFile(join(projectRoot, 'package.json'), 'utf8')
  const { version, dependencies } = JSON.parse(text) as { version: string; dependencies: Record<string, string> }
  const names = Object.keys(dependencies).filter((name) => [always, ...needFirebase].includes(name))
  return {
    name: 'native',
    version,
    private: true,
    dependencies: Object.fromEntries(names.map((name) => [name, dependencies[name]])),
  }
}

async function capacitor(folder: string, ...args: string[]): Promise<void> {
  const program = join(projectRoot, 'node_modules', '@capacitor', 'cli', 'bin', 'capacitor')
  try {
    await promisify(execFile)(process.execPath, [program, ...args], { cwd: folder })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new StartError(`Capacitor could not ${args.slice(0, 2).join(' ')}:\n${stdout}${stderr}`.trim())
  }
}
