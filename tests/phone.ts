import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Stands in for the native side of the shell's plugins. Android's own bridge script runs in the page; its messages to Java are
 * answered here. No code of the app or of Capacitor is replaced.
 */

interface Message {
  callbackId: string
  pluginId: string
  methodName: string
  options: Record<string, unknown>
}
/** By method, e.g. `FirebaseAuthentication.signInWithGoogle`: returns what the plugin resolves with, or throws what it rejects with. */
export type PhoneAnswers = Record<string, (options: Record<string, unknown>) => unknown>

const methods: Record<string, readonly string[]> = {
  App: ['exitApp', 'getLaunchUrl'],
  FirebaseAuthentication: ['signInWithGoogle', 'signOut'],
  PushNotifications: ['checkPermissions', 'requestPermissions', 'register'],
}

/** The script that the web view runs first, on a phone with these plugins. It posts to `window.toPhone`. */
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
  /** All calls so far, as `Plugin.method` or `Plugin.addListener event`. */
  readonly calls: string[] = []
  private readonly listeners = new Map<string, Message>()
  /** Events that came while nobody listened, by listener. Capacitor keeps them (`retainUntilConsumed`). */
  private readonly kept = new Map<string, unknown[]>()

  constructor(
    readonly answers: PhoneAnswers,
    /** `window.Capacitor.fromNative` of the page. */
    private readonly post: (result: Record<string, unknown>) => unknown,
  ) {}

  /** Receives a message from the page. */
  receive(posted: string): void {
    const message = JSON.parse(posted) as Message
    const { pluginId, methodName, options } = message
    const event = `${pluginId} ${String(options['eventName'])}`
    if (methodName === 'addListener') {
      this.listeners.set(event, message)
      this.calls.push(`${pluginId}.addListener ${String(options['eventName'])}`)
      const kept = this.kept.get(event) ?? []
      this.kept.delete(event)
      for (const data of kept) void this.notify(message, data)
    } else if (methodName === 'removeListener') {
      if (this.listeners.get(event)?.callbackId === options['callbackId']) this.listeners.delete(event)
    } else {
      this.calls.push(`${pluginId}.${methodName}`)
      void this.answer(message)
    }
  }

  /** Forgets the listeners, as the bridge does when the web view starts another document. */
  startDocument(): void {
    this.listeners.clear()
  }

  /** Sends an event of the phone to its listener, or keeps it until there is one. */
  async emit(plugin: string, event: string, data: unknown): Promise<void> {
    const name = `${plugin} ${event}`
    const listener = this.listeners.get(name)
    if (listener) await this.notify(listener, data)
    else this.kept.set(name, [...(this.kept.get(name) ?? []), data])
  }

  private async notify(listener: Message, data: unknown): Promise<void> {
    await this.post({ ...listener, success: true, save: true, data })
  }

  private async answer({ pluginId, methodName, callbackId, options }: Message): Promise<void> {
    const result = { pluginId, methodName, callbackId }
    try {
      const data = (await this.answers[`${pluginId}.${methodName}`]?.(options)) ?? {}
      await this.post({ ...result, success: true, data })
    } catch (error) {
      await this.post({ ...result, success: false, error: { message: (error as Error).message } })
    }
  }
}
