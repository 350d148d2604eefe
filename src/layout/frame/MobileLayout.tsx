import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { LanguageOffer } from '../language/LanguageOffer.tsx'
import { ScreenLoading } from '../feedback/Dots.tsx'
import { Tabs } from './Tabs.tsx'
import { BurmeseLineBreaks } from '../language/BurmeseLineBreaks.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'
import { useSharedLink } from '../native/useSharedLink.ts'

/** The frame of every screen: header, tabs and footer (spec 1.22 to 1.27). */
export function MobileLayout() {
  const t = useMessages()
  useScrollRestoration()
  useFocusOnNavigation('content')
  useSharedLink()
  return (
    <Frame>
      <Skip href="#content">{t.shell.skipToContent}</Skip>
      <Header />
      <Tabs />
      <Content id="content" tabIndex={-1}>
        <ScreenBoundary>
          <Suspense fallback={<ScreenLoading />}>
            <Outlet />
            <BurmeseLineBreaks />
          </Suspense>
        </ScreenBoundary>
      </Content>
      <Footer />
      <LanguageOffer />
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  paddingBottom: `calc(${theme.measure.tabs}px + env(safe-area-inset-bottom))`,
  [theme.breakpoints.up('md')]: {
    paddingBottom: 0,
    '& > main, & > footer': { marginLeft: theme.measure.rail },
  },
}))
const Content = styled('main')({ outline: 'none', minHeight: '70dvh' })
const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: '12px 20px',
  borderRadius: theme.radius.input,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}))
