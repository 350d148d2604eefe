import {
  ExploreOutlinedIcon as ExploreOutlined,
  ExploreIcon as Explore,
  GridViewOutlinedIcon as GridViewOutlined,
  GridViewRoundedIcon as GridView,
  HomeOutlinedIcon as HomeOutlined,
  HomeRoundedIcon as Home,
  StorefrontOutlinedIcon as StorefrontOutlined,
  StorefrontRoundedIcon as Storefront,
  ShoppingBasketOutlinedIcon as ShoppingBasketOutlined,
  ShoppingBasketRoundedIcon as ShoppingBasket,
} from '#src/elements/icons/tabs.tsx'
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
