import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CapacitorConfig } from '@capacitor/cli'
import { projectRoot } from '#server/config/environment.ts'
import { StartError } from '#server/errors.ts'
import type { NativeSettings } from './nativeSettings.ts'

export type Platform = 'android' | 'ios'
export const platforms: readonly Platform[] = ['android', 'ios']

const appPlugin = '@capacitor/app'
// They read Firebase's file at launch; without it the app would crash.
const firebasePlugins = ['@capacitor-firebase/authentication', '@capacitor/push-notifications']

function capacitorConfig({ appId, appName, isTrial, firebase }: NativeSettings): CapacitorConfig {
  const plugins = (file: string | null) => ({ includePlugins: [appPlugin, ...(file ? firebasePlugins : [])] })
  return {
    appId,
    appName,
    webDir: 'www',
    // Since Android 15 the app would be under the system bars.
    android: { ...plugins(firebase.android), adjustMarginsForEdgeToEdge: 'auto' },
    ios: plugins(firebase.ios),
    // Over http: the page must not be stricter than its server.
    server: isTrial ? { androidScheme: 'http', cleartext: true } : { androidScheme: 'https' },
    plugins: {
      // An iOS web view keeps no cookies at capacitor://, and preferences are in one (docs/rules.md#preference-cookie).
      CapacitorCookies: { enabled: true },
      FirebaseAuthentication: { skipNativeAuth: false, providers: ['google.com'] },
      PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
    },
  }
}

/**
 * Writes Capacitor's configuration, and creates missing projects.
 * @throws StartError when they belong to another app, or Capacitor fails
 */
export async function addProjects(folder: string, settings: NativeSettings): Promise<void> {
  const configFile = join(folder, 'capacitor.config.json')
  await refuseOtherApp(configFile, folder, settings.appId)
  await mkdir(folder, { recursive: true })
  await writeFile(configFile, `${JSON.stringify(capacitorConfig(settings), null, 2)}\n`)
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(await pluginsOnly(), null, 2)}\n`)
  for (const platform of platforms) {
    if (existsSync(join(folder, platform))) continue
    const options = platform === 'ios' ? ['--packagemanager', 'CocoaPods'] : []
    await capacitor(folder, 'add', platform, ...options)
  }
}

/** Updates the projects: configuration, the built app, plugins, and on a Mac the pods. */
export const syncProjects = (folder: string) => capacitor(folder, 'sync')

/** The app id is in folder names and many files, so another app needs another project. */
async function refuseOtherApp(configFile: string, folder: string, appId: string): Promise<void> {
  if (!existsSync(configFile) || !platforms.some((platform) => existsSync(join(folder, platform)))) return
  const existingId = (JSON.parse(await readFile(configFile, 'utf8')) as { appId?: string }).appId
  if (existingId === appId) return
  throw new StartError(
    `${folder} holds the app ${existingId}, and this is ${appId} (NATIVE_APP_ID). Delete that folder and run this again.`,
  )
}

/** Capacitor looks for plugins in the dependencies of the current folder. */
async function pluginsOnly(): Promise<object> {
  const text = await readFile(join(projectRoot, 'package.json'), 'utf8')
  const { version, dependencies } = JSON.parse(text) as { version: string; dependencies: Record<string, string> }
  const names = Object.keys(dependencies).filter((name) => [appPlugin, ...firebasePlugins].includes(name))
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
