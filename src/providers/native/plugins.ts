import { Capacitor, registerPlugin } from '@capacitor/core'
import type { AppPlugin } from '@capacitor/app'
import type { FirebaseAuthenticationPlugin } from '@capacitor-firebase/authentication'
import type { PushNotificationsPlugin } from '@capacitor/push-notifications'

/**
 * The plugins' native parts, registered by name: importing their packages would also bundle their web parts, for the
 * sign-in all of `firebase` (docs/decisions/native-shell.md). Loaded only in the native shell, see platform.ts.
 */
export const nativeApp = registerPlugin<AppPlugin>('App')
export const nativeSignIn =
  registerPlugin<Pick<FirebaseAuthenticationPlugin, 'signInWithGoogle' | 'signOut'>>('FirebaseAuthentication')
export const nativePush = registerPlugin<PushNotificationsPlugin>('PushNotifications')

/** Push notifications are built in only where Firebase is configured (docs/native.md). */
export const hasPush = () => Capacitor.isPluginAvailable('PushNotifications')
