import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The native half of the shell's plugins, as the app meets it: Android's own bridge script runs in the page, and what it
 * posts to Java is answered here. Nothing of ours and nothing of Capacitor's own code is replaced.
 */

interface Message {
  callbackId: string
  pluginId: string
  methodName: string
  options: Record<string, unknown>
}
/** `FirebaseAuthentication.signInWithGoogle` → what the plugin resolves with; it rejects with what this throws. */
export type PhoneAnswers = Record<string, (options: Record<string, unknown>) => unknown>

const methods: Record<string, readonly string[]> = {
  App: ['exitApp', 'getLaunchUrl'],
  FirebaseAuthentication: ['signInWithGoogle', 'signOut'],
  PushNotifications: ['checkPermissions', 'requestPermissions', 'register'],
}

/** What the web view runs before any script of the page, for a phone with these plugins; it posts to `window.toPhone`. */
export function bridgeScript(plugins: readonly string[] = Object.keys(methods)): string {
  const require = createRequire(import.meta.url)
  const bridge = require.resolve('@capacitor/android/capacitor/src/main/assets/native-bridge.js')
  const headers = plugins.map((name) => ({
    name,
    methods: [
      ...methods[name]!.map((method) => ({ name: method, rtype: 'promise' })),
      { name: 'addListener', rtype: 'callback' },
      { name: 'removeListener', rtype: 'callback' },
    ],
  }))
  return [
    'window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };',
    'window.androidBridge = { postMessage: (message) => void window.toPhone(message) };',
    readFileSync(bridge, 'utf8'),
    `window.Capacitor.PluginHeaders = ${JSON.stringify(headers)};`,
  ].join('\n')
}

export class Phone {
  /** Every call so far, `Plugin.method`; listeners as `Plugin.addListener event`. */
  readonly asked: string[] = []
  private readonly listeners = new Map<string, Message>()

  constructor(
    readonly answers: PhoneAnswers,
    /** `window.Capacitor.fromNative` of the page. */
    private readonly tell: (result: Record<string, unknown>) => unknown,
  ) {}

  /** What the page posts. */
  hear(posted: string): void {
    const message = JSON.parse(posted) as Message
    const { pluginId, methodName, options } = message
    const event = `${pluginId} ${String(options['eventName'])}`
    if (methodName === 'addListener') {
      this.listeners.set(event, message)
      this.asked.push(`${pluginId}.addListener ${String(options['eventName'])}`)
    } else if (methodName === 'removeListener') {
      if (this.listeners.get(event)?.callbackId === options['callbackId']) this.listeners.delete(event)
    } else {
      this.asked.push(`${pluginId}.${methodName}`)
      void this.answer(message)
    }
  }

  /** Something happens on the phone. */
  async happens(plugin: string, event: string, data: unknown): Promise<void> {
    const listener = this.listeners.get(`${plugin} ${event}`)
    if (!listener) throw new Error(`Nobody listens for ${plugin} ${event}`)
    await this.tell({ ...listener, success: true, save: true, data })
  }

  private async answer({ pluginId, methodName, callbackId, options }: Message): Promise<void> {
    const result = { pluginId, methodName, callbackId }
    try {
      const data = (await this.answers[`${pluginId}.${methodName}`]?.(options)) ?? {}
      await this.tell({ ...result, success: true, data })
    } catch (error) {
      await this.tell({ ...result, success: false, error: { message: (error as Error).message } })
    }
  }
}
