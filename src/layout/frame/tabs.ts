import ExploreOutlined from '@mui/icons-material/ExploreOutlined'
import Explore from '@mui/icons-material/Explore'
import GridViewOutlined from '@mui/icons-material/GridViewOutlined'
import GridView from '@mui/icons-material/GridViewRounded'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import Home from '@mui/icons-material/HomeRounded'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import Storefront from '@mui/icons-material/StorefrontRounded'
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined'
import ShoppingBasket from '@mui/icons-material/ShoppingBasketRounded'
import type { Messages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'

/** Bottom tabs in the specification's order (spec 2.50 to 2.54). */
export const tabs = [
  { to: paths.home, word: 'home', Icon: HomeOutlined, ActiveIcon: Home },
  { to: paths.categories, word: 'dir', Icon: GridViewOutlined, ActiveIcon: GridView },
  { to: paths.manage, word: 'manage', Icon: StorefrontOutlined, ActiveIcon: Storefront },
  { to: paths.marketplace, word: 'market', Icon: ShoppingBasketOutlined, ActiveIcon: ShoppingBasket },
  { to: paths.discover, word: 'discover', Icon: ExploreOutlined, ActiveIcon: Explore },
] as const satisfies readonly { to: string; word: keyof Messages['shell']; Icon: unknown; ActiveIcon: unknown }[]
