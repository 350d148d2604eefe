import { Suspense } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { KeptScreens, type ScreenRoute } from '#src/navigation/KeptScreens.tsx'
import { Redrawn } from '#src/navigation/Redrawn.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenLoading } from '../feedback/Dots.tsx'
import { Tabs } from './Tabs.tsx'
import { LaterLineBreaks } from '../language/LaterLineBreaks.tsx'
import { useBoldLetters } from '../language/useBoldLetters.ts'
import { useFocusOnNavigation } from '#src/navigation/useFocusOnNavigation.ts'
import { useScrollRestoration } from '#src/navigation/useScrollRestoration.ts'
import { useSharedLink } from '../native/useSharedLink.ts'
import styles from './MobileLayout.module.css'

/** The frame of every screen: header, tabs and footer (spec 1.22 to 1.27). */
export function MobileLayout({ route }: { route: ScreenRoute }) {
  const t = useMessages()
  useScrollRestoration()
  useFocusOnNavigation('content')
  useSharedLink()
  useBoldLetters()
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t.shell.skipToContent}
      </a>
      <Redrawn>
        <Header />
      </Redrawn>
      <Redrawn>
        <Tabs />
      </Redrawn>
      <main className={styles.content} id="content" tabIndex={-1}>
        <ScreenBoundary>
          <Redrawn>
            <Suspense fallback={<ScreenLoading />}>
              <KeptScreens route={route} />
              <LaterLineBreaks />
            </Suspense>
          </Redrawn>
        </ScreenBoundary>
      </main>
      <Footer />
    </div>
  )
}
