import { Capacitor, registerPlugin } from '@capacitor/core'
import type { AppPlugin } from '@capacitor/app'
import type { FirebaseAuthenticationPlugin } from '@capacitor-firebase/authentication'
import type { PushNotificationsPlugin } from '@capacitor/push-notifications'

/**
 * The native halves of the plugins, by name: their packages would bring web halves along, the sign-in's all of `firebase`
 * (docs/decisions/native-shell.md). Loaded in the shell only, see platform.ts.
 */
export const nativeApp = registerPlugin<AppPlugin>('App')
export const nativeSignIn =
  registerPlugin<Pick<FirebaseAuthenticationPlugin, 'signInWithGoogle' | 'signOut'>>('FirebaseAuthentication')
export const nativePush = registerPlugin<PushNotificationsPlugin>('PushNotifications')

/** Push is built in only where Firebase is configured (docs/native.md). */
export const hasPush = () => Capacitor.isPluginAvailable('PushNotifications')
