import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home/to-home.tsx'),
  layout('routes/public-layout.tsx', [
    route('home', 'routes/home/home.tsx'),
    route('tours', 'routes/tours/tours.tsx'),
    route('tours/search', 'routes/tours/tour-search.tsx'),
    route('tours/:id', 'routes/tours/tour.tsx'),
    route('saved', 'routes/saved/saved.tsx'),
    route('compare', 'routes/compare/compare.tsx'),
    route('about', 'routes/about/about.tsx'),
    route('contact', 'routes/about/contact.tsx'),
    route('gallery', 'routes/about/gallery.tsx'),
    route('image/:url/:title', 'routes/destinations/destination.tsx'),
    route('privacy', 'routes/policies/policies.tsx', { id: 'privacy' }),
    route('cancellation', 'routes/policies/policies.tsx', { id: 'cancellation' }),
    route('termsconditions', 'routes/policies/policies.tsx', { id: 'termsconditions' }),
    route('login', 'routes/account/login.tsx'),
    route('register', 'routes/account/register.tsx'),
    route('forgot-password', 'routes/account/forgot-password.tsx'),
    route('reset-password/:token', 'routes/account/reset-password.tsx'),
    route('account', 'routes/account/account.tsx'),
    route('thank-you', 'routes/enquiry/thank-you.tsx'),
    route('*', 'routes/errors/not-found.tsx'),
  ]),
  layout('routes/admin/admin-layout.tsx', [
    route('admin-dashboard', 'routes/admin/dashboard/admin-dashboard.tsx'),
    route('admin/settings', 'routes/admin/settings/settings.tsx'),
    route('admin/history', 'routes/admin/history/history.tsx'),
    route('admin/bookings', 'routes/admin/manage-bookings.tsx'),
  ]),
] satisfies RouteConfig;
